<?xml version="1.0" encoding="utf-16"?>
<TS language="de"/>