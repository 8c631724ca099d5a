#!/bin/sh
# Runs once, when the image creates the database: receive-wal connects from a container of its own, and
# "all" in pg_hba.conf does not cover replication.
echo 'host replication korb samenet scram-sha-256' >>"$PGDATA/pg_hba.conf"
