#!/bin/sh
# Takes a backup: `backup.sh full` once a week and after a restore, `backup.sh diff` on other days.
#   WAL_DIR   of receive-wal.sh, if it runs
# and the variables of pgbackrest.conf.
set -eu
pgbackrest --stanza=korb stanza-create
backup="pgbackrest --stanza=korb --type=${1:-diff} backup"
[ -d "${WAL_DIR:-}" ] || exec $backup
# Beside the segments, because their disk may be another machine's, with a clock of its own.
started=$(mktemp "$WAL_DIR/started.XXXXXX")
trap 'rm -f "$started"' EXIT
$backup
# A finished backup proves that everything before it has been archived.
find "$WAL_DIR" -type f -name '0*' ! -name '*.partial' ! -newer "$started" -delete
# What was received before a restore and never archived is needed as long as the backups before it.
find "$WAL_DIR".* -type f -mtime +14 -delete 2>/dev/null || true
