export type CalendarEvent = {
	/** Importing the same event twice yields one event. */
	uid: string;
	start: string;
	end: string;
	createdAt: string;
	title: string;
	place: string;
	text: string;
};

const MAX_BYTES = 75;

/** One event as an iCalendar file (RFC 5545). */
export function toCalendarFile(event: CalendarEvent, maker: string): string {
	const lines = [
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		`PRODID:-//${escapeText(maker)}//Shop//EN`,
		'BEGIN:VEVENT',
		`UID:${escapeText(event.uid)}`,
		`DTSTAMP:${toStamp(event.createdAt)}`,
		`DTSTART:${toStamp(event.start)}`,
		`DTEND:${toStamp(event.end)}`,
		`SUMMARY:${escapeText(event.title)}`,
		`LOCATION:${escapeText(event.place)}`,
		`DESCRIPTION:${escapeText(event.text)}`,
		'END:VEVENT',
		'END:VCALENDAR',
	];
	return `${lines.map(fold).join('\r\n')}\r\n`;
}

/** 2026-11-16T15:00:00.000Z → 20261116T150000Z */
function toStamp(instant: string): string {
	return `${new Date(instant).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
}

function escapeText(text: string): string {
	return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/**
 * Lines hold at most 75 bytes; continuation lines start with a space. Multi-byte characters are not
 * split.
 */
function fold(line: string): string {
	const encoder = new TextEncoder();
	const parts: string[] = [];
	let part = '';
	let size = 0;
	for (const letter of line) {
		const bytes = encoder.encode(letter).length;
		if (size + bytes > MAX_BYTES) {
			parts.push(part);
			part = ' ';
			size = 1;
		}
		part += letter;
		size += bytes;
	}
	return [...parts, part].join('\r\n');
}
