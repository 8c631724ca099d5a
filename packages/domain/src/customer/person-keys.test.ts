import { describe, expect, it } from 'vitest';
import { foldMailbox, identityKeys } from './identity-keys.ts';

describe('one person', () => {
	it.each([
		['Anna.Berger+korb@gmail.com', 'annaberger@gmail.com'],
		['annaberger@googlemail.com', 'annaberger@gmail.com'],
		['anna+1@outlook.com', 'anna@outlook.com'],
		['anna@pm.me', 'anna@proton.me'],
		// Other providers treat dots and tags literally.
		['anna.b+1@firma.example', 'anna.b+1@firma.example'],
	])('%s reaches the mailbox of %s', (given, known) => {
		expect(foldMailbox(given)).toBe(known);
	});

	const anna = {
		email: 'anna@example.at',
		phoneNumber: '+43 660 1234567',
		lastName: 'Berger',
		streetName: 'Praterstraße',
		streetNumber: '38',
		stairCase: '',
		floor: '',
		door: '4',
		postalCode: '1020',
	};
	const shared = (other: Partial<typeof anna>) =>
		identityKeys({ ...anna, ...other }, 'AT').filter((key) =>
			identityKeys(anna, 'AT').includes(key),
		);

	it.each([
		['mailbox', { phoneNumber: '', streetName: 'Taborstraße' }],
		['phone number', { email: 'b@example.at', phoneNumber: '0660 1234567', lastName: 'Huber' }],
		['door', { email: 'b@example.at', phoneNumber: '', streetName: 'PRATERSTR.' }],
	])('is recognised by the same %s', (_what, other) => {
		expect(shared(other)).toHaveLength(1);
	});

	it('is distinguished from neighbours', () => {
		const neighbour = { email: 'b@example.at', phoneNumber: '', lastName: 'Huber' };
		expect(shared(neighbour)).toEqual([]);
		expect(shared({ ...neighbour, lastName: 'Berger', door: '5' })).toEqual([]);
	});
});
