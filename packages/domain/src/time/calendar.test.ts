import { expect, it } from 'vitest';
import { toCalendarFile } from './calendar.ts';

const event = {
	uid: '40271183@korb',
	createdAt: '2026-07-13T09:18:00.123Z',
	start: '2026-07-13T14:00:00.000Z',
	end: '2026-07-13T16:00:00.000Z',
	title: 'Lieferung von Korb',
	place: 'Praterstraße 38/2/12, 1020 Wien',
	text: 'Bestellung 40271183; danke\nbis bald',
};

it('writes an event that calendar apps can read', () => {
	expect(toCalendarFile(event, 'Korb').split('\r\n')).toEqual([
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		'PRODID:-//Korb//Shop//EN',
		'BEGIN:VEVENT',
		'UID:40271183@korb',
		'DTSTAMP:20260713T091800Z',
		'DTSTART:20260713T140000Z',
		'DTEND:20260713T160000Z',
		'SUMMARY:Lieferung von Korb',
		'LOCATION:Praterstraße 38/2/12\\, 1020 Wien',
		'DESCRIPTION:Bestellung 40271183\\; danke\\nbis bald',
		'END:VEVENT',
		'END:VCALENDAR',
		'',
	]);
});

it('folds lines after 75 bytes without splitting a character', () => {
	const file = toCalendarFile({ ...event, title: 'ß'.repeat(80) }, 'Korb');
	const lines = file.split('\r\n');
	const sizes = lines.map((line) => new TextEncoder().encode(line).length);
	expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
	expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${'ß'.repeat(80)}\r\n`);
});
