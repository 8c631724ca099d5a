#!/bin/sh
# Takes a backup: `backup.sh full` once a week and after a restore, `backup.sh diff` on other days.
#   WAL_DIR       of receive-wal.sh, if it runs
#   METRICS_DIR   of the textfile collector of prometheus-node-exporter, if it runs
# and the variables of pgbackrest.conf.
set -eu
type=${1:-diff}

# For alerts on the age of the last backup. Renamed, because a scrape must not read half of it.
report() {
	[ -n "${METRICS_DIR:-}" ] || return 0
	mkdir -p "$METRICS_DIR"
	file="$METRICS_DIR/korb-backup-$type"
	cat >"$file.new" <<-END
		# HELP korb_backup_completed_timestamp_seconds When the last backup of this type was completed.
		# TYPE korb_backup_completed_timestamp_seconds gauge
		korb_backup_completed_timestamp_seconds{type="$type"} $(date +%s)
	END
	mv "$file.new" "$file.prom"
}

pgbackrest --stanza=korb stanza-create
if [ -d "${WAL_DIR:-}" ]; then
	# Beside the segments, because their disk may be another machine's, with a clock of its own.
	started=$(mktemp "$WAL_DIR/started.XXXXXX")
	trap 'rm -f "$started"' EXIT
fi
pgbackrest --stanza=korb --type="$type" backup
report
[ -d "${WAL_DIR:-}" ] || exit 0
# A finished backup proves that everything before it has been archived.
find "$WAL_DIR" -type f -name '0*' ! -name '*.partial' ! -newer "$started" -delete
# What was received before a restore and never archived is needed as long as the backups before it.
find "$WAL_DIR".* -type f -mtime +14 -delete 2>/dev/null || true
