# shellcheck shell=bash
# SPDX-License-Identifier: GPL-3.0-or-later
# A Slurm of one node and a server of ssh, both of Debian, on this machine alone, as ordinary processes in a folder.
: "${scratch:?}"

servers=()

# serve COMMAND…: a server that stays in the foreground; stopServers ends it
serve() {
    "$@" >>"$scratch/servers.log" 2>&1 &
    servers+=($!)
}

stopServers() {
    local i
    for ((i = ${#servers[@]} - 1; i >= 0; --i)); do
        kill "${servers[i]}" 2>/dev/null || true
        wait "${servers[i]}" 2>/dev/null || true
    done
    servers=()
}

# waitFor SECONDS COMMAND…: until it succeeds
waitFor() {
    local end=$((SECONDS + $1))
    shift
    until "$@" 2>/dev/null; do
        if ((SECONDS >= end)); then
            echo "Waited in vain for: $*"
            tail -n 20 "$scratch"/*.log
            return 1
        fi
        sleep 0.1
    done
}

freePort() {
    python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])'
}

nodeIsIdle() {
    [[ $(sinfo --noheader --format %T) == idle ]]
}

startSlurm() {
    local dir=$scratch/slurm host user
    host=$(hostname -s) user=$(id -un)
    mkdir -m 700 "$dir" "$dir/state" "$dir/spool" "$dir/munge"
    (umask 077 && head -c 1024 /dev/urandom >"$dir/munge/key")
    serve munged --foreground --force --num-threads 2 --key-file "$dir/munge/key" --socket "$dir/munge/socket" \
        --pid-file "$dir/munge/pid" --seed-file "$dir/munge/seed" --log-file "$scratch/munged.log"
    cat >"$dir/slurm.conf" <<END
ClusterName=lodeline
SlurmctldHost=$host(127.0.0.1)
SlurmctldPort=$(freePort)
SlurmdPort=$(freePort)
SlurmUser=$user
SlurmdUser=$user
AuthType=auth/munge
AuthInfo=socket=$dir/munge/socket
StateSaveLocation=$dir/state
SlurmdSpoolDir=$dir/spool
SlurmctldPidFile=$dir/slurmctld.pid
SlurmdPidFile=$dir/slurmd.pid
SlurmctldLogFile=$scratch/slurmctld.log
SlurmdLogFile=$scratch/slurmd.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
MpiDefault=none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
ReturnToService=2
KillWait=1
NodeName=$host NodeAddr=127.0.0.1 CPUs=$(nproc) State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES MaxTime=10 State=UP
END
    export SLURM_CONF=$dir/slurm.conf
    waitFor 20 test -S "$dir/munge/socket"
    serve slurmctld -D -f "$SLURM_CONF"
    serve slurmd -D -f "$SLURM_CONF"
    waitFor 60 nodeIsIdle
}

# The host "loopback", for ssh with the options in $sshConfig.
startSsh() {
    local dir=$scratch/ssh port
    port=$(freePort)
    mkdir -m 700 "$dir"
    ssh-keygen -q -t ed25519 -N '' -f "$dir/host"
    ssh-keygen -q -t ed25519 -N '' -f "$dir/user"
    [[ $(id -u) != 0 ]] || mkdir -p /run/sshd
    serve /usr/sbin/sshd -D -e -f /dev/null -p "$port" -h "$dir/host" -o ListenAddress=127.0.0.1 \
        -o AuthorizedKeysFile="$dir/user.pub" -o StrictModes=no -o PidFile=none -o UsePAM=no \
        -o PasswordAuthentication=no
    sshConfig=$dir/config
    cat >"$sshConfig" <<END
Host loopback
    HostName 127.0.0.1
    Port $port
    IdentityFile $dir/user
    IdentitiesOnly yes
    UserKnownHostsFile $dir/known
    StrictHostKeyChecking accept-new
    BatchMode yes
    LogLevel ERROR
END
    waitFor 20 ssh -F "$sshConfig" loopback true
}
