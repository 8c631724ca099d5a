import { aShop } from '@korb/testing/shop';
import { describe, expect, it } from 'vitest';
import { withoutGuards } from '../../../db/guards/guards-off.ts';
import { officeFixture } from '../office-fixture.testing.ts';
import { OfficeBrowser } from '../testing.ts';

const PIN = '4071';
const DEVICE_COOKIE = '__Host-floor-device';

const unitNames = { wien: 'Wien Inzersdorf' };
const fixture = officeFixture((api) => aShop({ backOffice: { unitNames } }).openIn(api));

/** A device in the hands of nobody. */
async function aDevice(unit = 'wien', by = fixture.manager) {
	const answer = await by.send('POST', '/admin/floor-devices', {
		name: 'Gerät 07',
		unit,
	});
	expect(answer.statusCode).toBe(201);
	const browser = new OfficeBrowser(fixture.office);
	browser.cookies[DEVICE_COOKIE] = by.cookies[DEVICE_COOKIE] ?? '';
	delete by.cookies[DEVICE_COOKIE];
	return Object.assign(browser, { deviceId: String(answer.json().deviceId) });
}
async function aBadge(person: { staffId: string }): Promise<string> {
	const answer = await fixture.manager.send('POST', `/admin/staff/${person.staffId}/badge`, {
		version: 1,
	});
	expect(answer.statusCode, answer.body).toBe(201);
	return answer.json().code;
}
const scan = (device: OfficeBrowser, badge: string, more: object = {}) =>
	device.send('POST', '/admin/session/badge', { badge, pin: PIN, ...more });
const aPicker = (options: object = {}) => fixture.hire({ roles: ['picker'], ...options });
/** With a PIN, and signed in nowhere. */
async function aUsedBadge(person: { staffId: string }): Promise<string> {
	const code = await aBadge(person);
	const answer = await scan(await aDevice(), code, { isNewPin: true });
	expect(answer.statusCode, answer.body).toBe(200);
	return code;
}

describe('signing in by badge', () => {
	it('opens picking and handover of the unit of the device, and nothing else', async () => {
		const device = await aDevice();
		const boss = await fixture.hire();
		const answer = await scan(device, await aUsedBadge(boss));
		expect(answer.json()).toMatchObject({
			...{ staffId: boss.staffId, units: ['wien'], mustAddSecondFactor: false },
			permissions: ['orders.pick', 'orders.handOver'],
			floorDevice: { name: 'Gerät 07', unit: 'wien' },
		});
		expect((await device.send('GET', '/admin/picking')).statusCode).toBe(200);
		for (const closed of ['/admin/orders', '/admin/settings', '/admin/me/passkeys']) {
			expect((await device.send('GET', closed)).json().errorCode).toBe('forbidden');
		}
		const passkey = await device.send('POST', '/admin/me/passkeys/options');
		expect(passkey.json().errorCode).toBe('forbidden');
	});

	it('accepts the code as people type it', async () => {
		const code = await aUsedBadge(await aPicker());
		const typed = code.toLowerCase().replace(/(.{4})(?=.)/g, '$1-');
		expect((await scan(await aDevice(), typed)).statusCode).toBe(200);
	});

	it('asks for a PIN with a new badge, and refuses one that is easy to guess', async () => {
		const code = await aBadge(await aPicker());
		const device = await aDevice();
		expect((await scan(device, code)).json()).toMatchObject({ code: 'pinMissing' });
		const easy = await scan(device, code, { pin: '1234', isNewPin: true });
		expect(easy.json().errorCode).toBe('password_refused');
		expect((await scan(device, code, { isNewPin: true })).statusCode).toBe(200);
		const again = await scan(device, code, { pin: '9157', isNewPin: true });
		expect(again.json().errorCode).toBe('login_refused');
	});

	it('answers alike to unknown badge, wrong PIN, inactive person, other unit and other shop', async () => {
		const picker = await aPicker();
		const code = await aUsedBadge(picker);
		const inactive = await aPicker();
		const codeOfInactive = await aUsedBadge(inactive);
		await fixture.api.pool.query('UPDATE staff SET is_active = false WHERE staff_id = $1', [
			inactive.staffId,
		]);
		const elsewhere = await aDevice('graz');
		const inWien = await aUsedBadge(await aPicker({ units: ['wien'] }));
		const answers = [
			await scan(await aDevice(), code, { pin: '9157' }),
			await scan(await aDevice(), 'ABCDEFGH23456789'),
			await scan(await aDevice(), codeOfInactive),
			await scan(elsewhere, inWien),
		];
		const stranger = await fixture.hire({}, await aShop().openIn(fixture.api));
		answers.push(await scan(await aDevice('wien', stranger), code));
		const texts = answers.map((answer) => {
			const { requestId: _, ...problem } = answer.json();
			return JSON.stringify([answer.statusCode, problem]);
		});
		expect(new Set(texts).size, texts.join('\n')).toBe(1);
		expect(answers[0]?.json().errorCode).toBe('login_refused');
	});

	it('does as much work for an unknown badge as for a wrong PIN', async () => {
		const code = await aUsedBadge(await aPicker());
		const fastest = { wrong: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY };
		const measure = async (kind: keyof typeof fastest, badge: string) => {
			const device = await aDevice();
			const start = performance.now();
			await scan(device, badge, { pin: '9157' });
			fastest[kind] = Math.min(fastest[kind], performance.now() - start);
		};
		for (let index = 0; index < 5; index++) {
			await measure('wrong', code);
			await measure('unknown', `UNKNOWN${index}23456789`);
		}
		// Hashing takes most of it.
		expect(fastest.unknown).toBeGreaterThan(fastest.wrong / 3);
	});

	it('works on registered devices only', async () => {
		const code = await aUsedBadge(await aPicker());
		const stranger = await scan(new OfficeBrowser(fixture.office), code);
		expect(stranger.json()).toMatchObject({ errorCode: 'forbidden', code: 'deviceUnknown' });
		const forged = new OfficeBrowser(fixture.office);
		forged.cookies[DEVICE_COOKIE] = 'A'.repeat(43);
		expect((await scan(forged, code)).json().code).toBe('deviceUnknown');
	});

	it('locks a badge on every device after five wrong PINs', async () => {
		const code = await aUsedBadge(await aPicker());
		const device = await aDevice();
		for (let index = 0; index < 5; index++) {
			expect((await scan(device, code, { pin: '9157' })).statusCode).toBe(403);
		}
		expect((await scan(device, code)).statusCode).toBe(429);
		expect((await scan(await aDevice(), code)).statusCode).toBe(429);
	});

	it('locks a device after five wrong PINs, whosever', async () => {
		const device = await aDevice();
		for (let index = 0; index < 5; index++) await scan(device, `UNKNOWN${index}23456789`);
		const code = await aUsedBadge(await aPicker());
		const locked = await scan(device, code);
		expect(locked.statusCode).toBe(429);
		expect(Number(locked.headers['retry-after'])).toBeGreaterThan(500);
		expect((await scan(await aDevice(), code)).statusCode).toBe(200);
	});

	it('ends when the person leaves the unit of the device', async () => {
		const device = await aDevice();
		const picker = await aPicker({ units: ['wien'] });
		await scan(device, await aUsedBadge(picker));
		expect((await device.send('GET', '/admin/picking')).statusCode).toBe(200);
		await fixture.api.pool.query(`UPDATE staff SET units = '{graz}' WHERE staff_id = $1`, [
			picker.staffId,
		]);
		expect((await device.send('GET', '/admin/picking')).statusCode).toBe(401);
	});

	it('ends after ten minutes without a request', async () => {
		const device = await aDevice();
		const picker = await aPicker();
		await scan(device, await aUsedBadge(picker));
		const rest = (minutes: number) =>
			fixture.api.pool.query(
				`UPDATE staff_session SET last_seen_at = now() - make_interval(mins => $2)
				WHERE staff_id = $1 AND device_id IS NOT NULL`,
				[picker.staffId, minutes],
			);
		await rest(9);
		expect((await device.send('GET', '/admin/me')).statusCode).toBe(200);
		// That request counts.
		await fixture.api.pool.query(
			`UPDATE staff_session SET last_seen_at = last_seen_at - interval '2 minutes'
			WHERE staff_id = $1`,
			[picker.staffId],
		);
		expect((await device.send('GET', '/admin/me')).statusCode).toBe(200);
		await rest(10);
		expect((await device.send('GET', '/admin/me')).statusCode).toBe(401);
		expect((await picker.send('GET', '/admin/me')).statusCode).toBe(200);
	});

	const chooseTwice = async () => {
		const code = await aBadge(await aPicker());
		const devices = [await aDevice(), await aDevice()];
		const answers = await Promise.all(
			devices.map((device, index) => scan(device, code, { pin: `407${index}`, isNewPin: true })),
		);
		return answers.filter(({ statusCode }) => statusCode === 200).length;
	};

	it('two who choose the first PIN at once: one of them has it', async () => {
		expect(await chooseTwice()).toBe(1);
	});

	it('control: without the guard, both would have it', async () => {
		expect(await withoutGuards(['first-pin'], chooseTwice)).toBe(2);
	});
});

describe('badges', () => {
	it('replace each other and end the sessions opened with them', async () => {
		const picker = await aPicker();
		const device = await aDevice();
		const first = await aUsedBadge(picker);
		await scan(device, first);
		const second = await aBadge(picker);
		expect((await device.send('GET', '/admin/me')).statusCode).toBe(401);
		expect((await scan(device, first)).json().errorCode).toBe('login_refused');
		expect((await scan(device, second)).json().code).toBe('pinMissing');
	});

	it('are withdrawn by managers, and by deactivating the person', async () => {
		const picker = await aPicker();
		const device = await aDevice();
		const code = await aUsedBadge(picker);
		await scan(device, code);
		const path = `/admin/staff/${picker.staffId}/badge/withdraw`;
		expect((await fixture.manager.send('POST', path, { version: 7 })).json().errorCode).toBe(
			'stale',
		);
		expect((await fixture.manager.send('POST', path, { version: 1 })).json().badge).toBeNull();
		expect((await device.send('GET', '/admin/me')).statusCode).toBe(401);
		expect((await scan(device, code)).json().errorCode).toBe('login_refused');
		await aBadge(picker);
		const change = { version: 1, name: 'Eva', roles: ['picker'], units: null, isActive: false };
		const changed = await fixture.manager.send('PUT', `/admin/staff/${picker.staffId}`, change);
		expect(changed.json()).toMatchObject({ state: 'inactive', badge: null });
	});

	it('that nobody uses within a week are void', async () => {
		const picker = await aPicker();
		const code = await aBadge(picker);
		await fixture.api.pool.query(
			`UPDATE staff_badge SET issued_at = now() - interval '8 days' WHERE staff_id = $1`,
			[picker.staffId],
		);
		const answer = await scan(await aDevice(), code, { isNewPin: true });
		expect(answer.json().errorCode).toBe('login_refused');
	});

	it('are stored as hashes, PINs with a key that is not in the database', async () => {
		const picker = await aPicker();
		const code = await aUsedBadge(picker);
		const { rows } = await fixture.api.pool.query(
			'SELECT badge::text AS text FROM staff_badge AS badge WHERE staff_id = $1',
			[picker.staffId],
		);
		expect(rows[0].text).toContain('$argon2id$');
		expect(rows[0].text).not.toContain(code);
	});

	it('are audited with devices and sign-ins, without secrets', async () => {
		const picker = await aPicker();
		const code = await aUsedBadge(picker);
		const device = await aDevice();
		await scan(device, code);
		const path = `/admin/floor-devices/${device.deviceId}/retire`;
		await fixture.manager.send('POST', path, { version: 1 });
		const { entries } = (await fixture.manager.send('GET', '/admin/audit')).json();
		const actions = entries.map(({ action }: { action: string }) => action);
		expect(actions).toEqual([
			...['device.retire', 'session.start', 'device.register', 'session.start', 'badge.setPin'],
			...['device.register', 'badge.issue'],
		]);
		expect(entries[1]).toMatchObject({ staffId: picker.staffId, after: { device: 'Gerät 07' } });
		expect(JSON.stringify(entries)).not.toContain(code);
	});
});

describe('floor devices', () => {
	it('are named to their own browser, until they are retired', async () => {
		const device = await aDevice();
		const methods = async (browser: OfficeBrowser) =>
			(await browser.send('GET', '/admin/session/methods')).json();
		expect(await methods(device)).toMatchObject({
			floorDevice: { name: 'Gerät 07', unit: 'wien', unitName: 'Wien Inzersdorf' },
			isRetired: false,
		});
		expect(await methods(new OfficeBrowser(fixture.office))).toMatchObject({
			floorDevice: null,
			isRetired: false,
		});
		const code = await aUsedBadge(await aPicker());
		await scan(device, code);
		const path = `/admin/floor-devices/${device.deviceId}/retire`;
		const stale = await fixture.manager.send('POST', path, { version: 3 });
		expect(stale.json()).toMatchObject({ errorCode: 'stale', current: { version: 1 } });
		expect((await fixture.manager.send('POST', path, { version: 1 })).statusCode).toBe(204);
		expect((await fixture.manager.send('POST', path, { version: 2 })).statusCode).toBe(404);
		expect((await device.send('GET', '/admin/me')).statusCode).toBe(401);
		expect((await scan(device, code)).json().code).toBe('deviceUnknown');
		expect(await methods(device)).toMatchObject({ floorDevice: null, isRetired: true });
	});

	it('belong to the units of the manager', async () => {
		await aDevice('wien');
		const grazer = await fixture.hire({ units: ['graz'] });
		const body = { name: 'Gerät 08', unit: 'wien' };
		expect((await grazer.send('POST', '/admin/floor-devices', body)).statusCode).toBe(403);
		expect((await grazer.send('GET', '/admin/floor-devices')).json()).toEqual({ devices: [] });
		const { devices } = (await fixture.manager.send('GET', '/admin/floor-devices')).json();
		expect(devices).toMatchObject([{ name: 'Gerät 07', unit: 'wien', lastUsedAt: null }]);
		expect(JSON.stringify(devices)).not.toContain('token');
	});
});
