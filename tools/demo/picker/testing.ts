import { findFreePort } from '@korb/testing/free-port';
import { openOffice } from '../../../apps/api/src/modules/staff/testing.ts';
import type { TestApi } from '../../../apps/api/src/testing.ts';
import { hirePicker, type Picker } from './hire-picker.ts';

/** A demo picker at a back office on a real port. */
export async function openPicker(
	api: TestApi,
	tenantId: string,
): Promise<{ picker: Picker; close: () => Promise<void> }> {
	const port = await findFreePort();
	const adminUrl = `http://127.0.0.1:${port}`;
	const office = await openOffice(api, { adminUrl, isSecondFactorOptional: true });
	await office.listen({ port, host: '127.0.0.1' });
	const picker = await hirePicker(api.db, { tenantId, adminUrl });
	return { picker, close: () => office.close() };
}
