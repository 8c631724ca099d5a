#!/bin/sh
# Receives WAL while it is written. PostgreSQL acknowledges a commit when this process has it on its
# disk (synchronous_standby_names = 'korb_wal'), so that disk must not be the one of the database.
# pgBackRest archives whole segments; this covers the last one.
#   WAL_DIR                          where to put it
#   PGHOST, PGPORT, PGUSER, PGPASSWORD
set -eu
mkdir -p "$WAL_DIR"
pg_receivewal --slot=korb_wal --create-slot --if-not-exists
PGAPPNAME=korb_wal exec pg_receivewal --slot=korb_wal --synchronous --directory="$WAL_DIR"
