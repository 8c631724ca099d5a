import { aShop } from '@korb/testing/shop';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing.ts';
import { aStaffMember, openOffice, type TestStaff } from '../staff/testing.ts';
import { aTemplate, listStored, plan, type StoredWindow } from './testing.ts';

let api: TestApi;
let office: FastifyInstance;
let manager: TestStaff;
let tenantId: string;
let window: StoredWindow;
beforeAll(async () => {
	api = await startTestApi();
	office = await openOffice(api);
});
beforeEach(async () => {
	({ tenantId } = await aShop().openIn(api));
	manager = await aStaffMember(api, office, tenantId);
	await aTemplate(api, { tenantId });
	window = await stored();
});
afterAll(async () => {
	await office.close();
	await api.close();
});

const usual = { capacity: 40, fee: 490, leadMinutes: 240, greenReduction: 100 };
async function stored(): Promise<StoredWindow> {
	const [first] = await listStored(api, tenantId);
	if (!first) throw new Error('no window');
	return first;
}
async function change(more: object, version = 1): Promise<{ undoId: string } | null> {
	const answer = await manager.send('PUT', `/admin/windows/${window.window_id}`, {
		...{ version, scope: 'window', ...usual, ...more },
	});
	expect(answer.statusCode, answer.body).toBe(200);
	return answer.json().undo;
}
async function setClosing(how: 'open' | 'close', version: number): Promise<{ undoId: string }> {
	const answer = await manager.send('POST', `/admin/windows/${window.window_id}/${how}`, {
		...{ version, ...(how === 'close' && { reason: 'Inventur' }) },
	});
	expect(answer.statusCode, answer.body).toBe(200);
	return answer.json().undo;
}
const undo = (change: { undoId: string } | null): Promise<LightMyRequestResponse> =>
	manager.send('POST', `/admin/undo/${change?.undoId}`);
const latest = async () =>
	(await manager.send('GET', `/admin/audit?subject=window:${window.window_id}`)).json().entries[0];

describe('undoing a change of a window', () => {
	it('restores places, fee and cut-off, and its template plans it again', async () => {
		const before = await manager.send('GET', `/admin/windows/${window.window_id}`);
		const changed = await change({ capacity: 48, fee: 590, leadMinutes: 120 });
		expect((await undo(changed)).statusCode).toBe(204);
		const after = await manager.send('GET', `/admin/windows/${window.window_id}`);
		expect(after.json()).toEqual({ ...before.json(), version: 3 });
		expect(await latest()).toMatchObject({
			action: 'window.change',
			before: { capacity: 48, fee: 590, leadMinutes: 120 },
			after: { ...usual, isUndo: true },
		});
		await api.query('UPDATE window_template SET capacity = 33 WHERE tenant_id = $1', [tenantId]);
		await plan(api, tenantId);
		expect((await stored()).capacity).toBe(33);
	});

	it('opens a closed window, and closes it again for the same reason', async () => {
		await undo(await setClosing('close', 1));
		expect((await stored()).closed_reason).toBeNull();
		expect(await latest()).toMatchObject({ action: 'window.open', after: { isUndo: true } });
		await setClosing('close', 3);
		await undo(await setClosing('open', 4));
		expect((await stored()).closed_reason).toBe('Inventur');
		expect(await latest()).toMatchObject({
			action: 'window.close',
			after: { closedReason: 'Inventur', isUndo: true },
		});
	});

	it('refuses when somebody has changed it since', async () => {
		const changed = await change({ capacity: 48 });
		await change({ capacity: 50 }, 2);
		expect((await undo(changed)).json()).toMatchObject({ code: 'changedSince' });
		expect((await stored()).capacity).toBe(50);
	});

	it('never leaves fewer places than are taken, and touches nothing that has started', async () => {
		const changed = await change({ capacity: 48 });
		await api.query('UPDATE time_window SET taken = 41 WHERE window_id = $1', [window.window_id]);
		expect((await undo(changed)).json()).toMatchObject({ code: 'placesTaken' });
		expect((await stored()).capacity).toBe(48);
		// Windows of a unit never overlap.
		await api.query('DELETE FROM time_window WHERE tenant_id = $1 AND window_id <> $2', [
			tenantId,
			window.window_id,
		]);
		await api.query(
			`UPDATE time_window SET taken = 0, starts_at = now() - interval '1 minute',
				cut_off_at = now() - interval '1 hour' WHERE window_id = $1`,
			[window.window_id],
		);
		expect((await undo(changed)).json()).toMatchObject({ code: 'windowStarted' });
	});

	it('is not offered for a weekday or a template', async () => {
		expect(await change({ scope: 'weekday', capacity: 44 })).toBeNull();
	});
});
