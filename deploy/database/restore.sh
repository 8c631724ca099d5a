#!/bin/sh
# Restores the data directory: `restore.sh` up to the last commit, `restore.sh '2026-05-04 10:14:00+02'`
# up to that time. PostgreSQL must not run; start it afterwards, and it recovers and then opens.
#   WAL_DIR   of receive-wal.sh, which must not run either
# and the variables of pgbackrest.conf.
set -eu
get_wal=$(cd "$(dirname "$0")" && pwd)/get-wal.sh
# A restored database continues on a timeline of its own, and so does what is received from it.
if [ -n "${WAL_DIR:-}" ] && [ -d "$WAL_DIR" ]; then
	mv "$WAL_DIR" "$WAL_DIR.$(date -u +%Y%m%dT%H%M%SZ)"
fi
set -- ${1:+--type=time "--target=$1" --target-action=promote}
pgbackrest --stanza=korb "$@" \
	--recovery-option="restore_command=WAL_DIR=\"${WAL_DIR:-}\" sh \"$get_wal\" %f \"%p\"" restore
