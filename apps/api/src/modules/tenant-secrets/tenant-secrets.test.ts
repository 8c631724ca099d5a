import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { PickedReport } from '@korb/contracts/order/order-reports';
import { aShop } from '@korb/testing/shop';
import { describe, expect, it } from 'vitest';
import { aCheckoutHarness } from '../../checkout-harness/checkout-harness.ts';
import { report } from '../../checkout-harness/report.ts';
import { TEST_PICKING_SECRET, TEST_SECRET_KEYS } from '../../testing.ts';
import { rotateSecrets, setSecret } from './index.ts';
import { openSecret, type SecretKeys, sealSecret } from './sealed-secret.ts';

const checkout = aCheckoutHarness();
const OWN = 'secret-of-the-picking-system-of-this-shop';

const older = { id: 'older', key: 'an-older-key-of-the-tests-for-secrets' };
const newer = { id: 'newer', key: 'a-newer-key-of-the-tests-for-secrets' };
const secret = { tenantId: 'korb', name: 'picking', value: OWN } as const;

describe('a sealed secret', () => {
	const sealed = sealSecret([older], secret);

	it('opens with its key, also beside a newer one', () => {
		expect(sealed.sealed).not.toContain(OWN);
		expect(openSecret([older], sealed)).toBe(OWN);
		expect(openSecret([newer, older], sealed)).toBe(OWN);
		expect(sealSecret([newer, older], secret).keyId).toBe('newer');
	});

	it('does not open with a wrong key, or without its key', () => {
		const wrong: SecretKeys = [{ ...older, key: newer.key }];
		expect(() => openSecret(wrong, sealed)).toThrow(
			'korb/picking does not open with the key older',
		);
		expect(() => openSecret([newer], sealed)).toThrow('lacks the key older of korb/picking');
	});

	it.each([
		['changed in one bit', flip],
		['cut off', (text: string) => text.slice(0, -8)],
		['shorter than its own header', () => 'AAAA'],
	])('does not open when it was %s', (_title, change) => {
		const tampered = { ...sealed, sealed: change(sealed.sealed) };
		expect(() => openSecret([older], tampered)).toThrow('does not open');
	});

	it('does not open for another tenant or purpose', () => {
		expect(() => openSecret([older], { ...sealed, tenantId: 'other' })).toThrow('does not open');
		expect(() => openSecret([older], { ...sealed, name: 'payment' })).toThrow('does not open');
	});
});

describe('POST /internal/orders/:orderNumber/picked', () => {
	const send = async (signedWith: string) => {
		const { tenantId } = checkout.shop.shop;
		const buyer = await checkout.buyer({ MILCH: 2 });
		const { orderNumber } = await buyer.order({ methodKey: 'payment-at-the-door' });
		const lines: PickedReport['lines'] = [];
		const answer = await report(
			checkout.harness,
			orderNumber,
			'picked',
			{ tenantId, lines },
			signedWith,
		);
		return answer.statusCode;
	};

	it('accepts only the secret of the tenant, once it has one', async () => {
		expect(await send(TEST_PICKING_SECRET)).toBe(200);
		const { tenantId } = checkout.shop.shop;
		const { db } = checkout.harness.api;
		await setSecret(db, TEST_SECRET_KEYS, { tenantId, name: 'picking', value: OWN });
		expect(await send(TEST_PICKING_SECRET)).toBe(401);
		expect(await send(OWN)).toBe(200);
	});

	it('accepts no secret of another tenant', async () => {
		const { api } = checkout.harness;
		const other = await aShop().openIn(api);
		const theirs = 'secret-of-the-picking-system-of-another-shop';
		const key = { tenantId: other.tenantId, name: 'picking' } as const;
		await setSecret(api.db, TEST_SECRET_KEYS, { ...key, value: theirs });
		expect(await send(theirs)).toBe(401);
	});
});

describe('pnpm tenants secret', () => {
	const run = (keys: SecretKeys, input: string, ...args: string[]) =>
		runWith({}, keys, input, ...args);
	const runWith = (
		more: Record<string, string>,
		keys: SecretKeys,
		input: string,
		...args: string[]
	) => {
		const { status, stdout, stderr } = spawnSync(
			process.execPath,
			[join(import.meta.dirname, '../../tenants-cli/main.ts'), 'secret', ...args],
			{
				input,
				env: {
					DATABASE_URL: checkout.harness.api.url,
					...more,
					TENANT_SECRET_KEYS: keys.map(({ id, key }) => `${id}:${key}`).join(','),
				},
				encoding: 'utf8',
			},
		);
		return {
			status,
			stderr,
			printed: stdout
				.split('\n')
				.filter(Boolean)
				.map((line) => JSON.parse(line)),
		};
	};

	it('sets, lists, rotates and removes, and prints no secret', async () => {
		const { api } = checkout.harness;
		const { tenantId } = await aShop().openIn(api);
		expect(run([older], `${OWN}\n`, 'set', tenantId, 'picking').printed).toEqual([
			{ set: 'picking', tenantId },
		]);
		const [listed] = run([older], '', 'list', tenantId).printed;
		expect(listed).toEqual({ name: 'picking', keyId: 'older', changedAt: expect.any(String) });

		const keys: SecretKeys = [newer, older, ...TEST_SECRET_KEYS];
		expect(run(keys, '', 'rotate').printed).toEqual([
			{ rotated: expect.any(Number), key: 'newer' },
		]);
		const { rows } = await api.pool.query(
			`SELECT tenant_id AS "tenantId", name, key_id AS "keyId", sealed FROM tenant_secret
			WHERE tenant_id = $1`,
			[tenantId],
		);
		expect(openSecret([newer], rows[0])).toBe(OWN);
		expect(await rotateSecrets(api.db, [newer])).toBe(0);

		expect(run([newer], '', 'remove', tenantId, 'picking').status).toBe(0);
		expect(run([newer], '', 'list', tenantId).printed).toEqual([]);
	});

	it('refuses a short secret, an unknown name and an unknown tenant', () => {
		expect(run([older], 'short', 'set', 'korb', 'picking').stderr).toContain('at least 32');
		expect(run([older], OWN, 'set', 'korb', 'anything').status).toBe(1);
		expect(run([older], OWN, 'set', 'nobody', 'picking').stderr).toContain('no tenant nobody');
	});

	const stripe = {
		...{ provider: 'stripe', account: 'main' },
		...{ secretKey: 'sk_live_something-secret', eventSecret: 'whsec_something-secret' },
	};

	it.each([
		['payment', `${JSON.stringify(stripe)} something-secret`, 'payment: is not JSON'],
		['payment', JSON.stringify(stripe), 'payment: '],
		['payment', JSON.stringify([{ ...stripe, secretKey: 'something-secret' }]), '0.secretKey: '],
		['payment', JSON.stringify([{ ...stripe, account: 'Main' }]), 'payment.0.account: '],
		['payment', JSON.stringify([stripe, stripe]), 'names an account twice'],
		['payment', JSON.stringify([{ ...stripe, provider: 'something-secret' }]), '0.provider: '],
		['smtp', 'https://user:something-secret@mail.example', 'smtp: '],
		['smtp', 'something-secret', 'smtp: '],
		['picking', 'something-secret', 'at least 32'],
	])('refuses a malformed %s secret without quoting it', (name, value, problem) => {
		const { status, stderr } = run([older], value, 'set', 'korb', name);
		expect(status).toBe(1);
		expect(stderr).toContain(problem);
		expect(stderr).not.toContain('something-secret');
	});

	it('takes money for tests only in a demo, where it is production', async () => {
		const { tenantId } = await aShop().openIn(checkout.harness.api);
		const production = { NODE_ENV: 'production' };
		const test = JSON.stringify([{ ...stripe, secretKey: 'sk_test_something' }]);
		const set = (more: Record<string, string>, value: string) =>
			runWith(more, [older], value, 'set', tenantId, 'payment');
		expect(set(production, test).stderr).toContain('only for a demo');
		expect(set(production, JSON.stringify([stripe])).status).toBe(0);
		expect(set({ ...production, KORB_DEMO: '1' }, test).status).toBe(0);
		expect(run([older], '', 'remove', tenantId, 'payment').status).toBe(0);
	});

	it('rotates all secrets, or none', async () => {
		const { api } = checkout.harness;
		const { tenantId } = await aShop().openIn(api);
		await setSecret(api.db, [older], { ...secret, tenantId });
		await expect(rotateSecrets(api.db, [newer])).rejects.toThrow('lacks the key');
		const { rows } = await api.pool.query('SELECT key_id FROM tenant_secret WHERE tenant_id = $1', [
			tenantId,
		]);
		expect(rows).toEqual([{ key_id: 'older' }]);
	});
});

function flip(text: string): string {
	const bytes = Buffer.from(text, 'base64');
	bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
	return bytes.toString('base64');
}
