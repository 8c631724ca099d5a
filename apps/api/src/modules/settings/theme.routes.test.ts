import { colorPath, cornerPath } from '@korb/domain/tenant/staff-theme';
import { aShop } from '@korb/testing/shop';
import { beforeEach, describe, expect, it } from 'vitest';
import { TEST_PREVIEW_SECRET } from '../../testing.ts';
import { officeFixture } from '../staff/office-fixture.testing.ts';
import { aStaffMember, openOffice, type TestStaff } from '../staff/testing.ts';
import { createPreviewTokens } from './preview-tokens.ts';
import { draft, publish, restore, runtime, settingsOf } from './testing.ts';

const action = colorPath('color-action');
const onAction = colorPath('color-on-action');
const button = cornerPath('r-button');
const MINUTE = 60_000;

const fixture = officeFixture((api) =>
	aShop({
		themeConfig: { tokens: { 'color-action': '#d5351a', logo: 'url(/logos/korb.svg)' } },
	}).openIn(api),
);
let editor: TestStaff;
beforeEach(async () => {
	editor = await fixture.hire({ roles: ['editor'] });
});

const signed = async (by = editor) =>
	(await by.send('GET', '/admin/settings/theme-preview')).json();
const look = (token: string, at = fixture.shop) => at.get(`/api/theme/previews/${token}`);
const problems = async () => (await settingsOf(fixture.manager)).draft.problems;

describe('the theme', () => {
	it('is drafted, published and rolled back; what is the operators’ stays', async () => {
		expect((await settingsOf(editor)).values).toMatchObject({ [action]: '#d5351a' });
		expect((await settingsOf(editor)).values).not.toHaveProperty('/themeConfig/tokens/logo');
		await draft(editor, { [action]: '#176b3a', [button]: '12px' });
		const published = await publish(fixture.manager);
		expect(published.statusCode, published.body).toBe(200);
		await fixture.api.refreshTenants();
		const shown = async () => (await fixture.shop.get('/tenant/config')).json().themeConfig.tokens;
		expect(await shown()).toEqual({
			'color-action': '#176b3a',
			'r-button': '12px',
			logo: 'url(/logos/korb.svg)',
		});
		expect((await restore(fixture.manager, 1)).statusCode).toBe(200);
		await fixture.api.refreshTenants();
		expect(await shown()).toEqual({ 'color-action': '#d5351a', logo: 'url(/logos/korb.svg)' });
	});

	it.each(['logo', 'color-page', 'font-text', '__proto__'])(
		'%s is the operators’',
		async (name) => {
			const answer = await draft(fixture.manager, { [`/themeConfig/tokens/${name}`]: '#ffffff' });
			expect(answer.json()).toMatchObject({ errorCode: 'conflict', code: 'notEditable' });
		},
	);

	it('is not published while text cannot be read', async () => {
		await draft(editor, { [action]: '#f2b8a0' });
		expect(await problems()).toEqual([
			{ path: action, code: 'contrast', by: 'color-on-action', bound: 4.5 },
		]);
		expect((await publish(fixture.manager)).json()).toMatchObject({ code: 'invalid' });
		await draft(editor, { [action]: '#f2b8a0', [onAction]: '#1a1a1a' });
		// As an icon on the page it is too light still.
		expect(await problems()).toMatchObject([
			{ path: action, by: expect.any(String), bound: 3 },
			{},
		]);
		await draft(editor, { [action]: '#176b3a' });
		expect(await problems()).toEqual([]);
	});

	it.each([
		[action, 'red'],
		[action, 'url(https://evil.example)'],
		[button, '29px'],
		[button, 'calc(1px)'],
	])('does not publish %s as %s', async (path, value) => {
		await draft(editor, { [path]: value });
		expect(await problems()).toEqual([{ path, code: 'invalid' }]);
	});

	it('is not blamed for what was unreadable before', async () => {
		await fixture.shop.setConfig(['themeConfig', 'tokens', 'color-footer'], '#f7f2ea');
		await draft(editor, { [runtime('featureRecipes')]: false });
		expect(await problems()).toEqual([]);
	});
});

describe('a preview of the theme', () => {
	it('shows the look of the draft, uncacheable, and nothing else of it', async () => {
		await draft(editor, { [action]: '#176b3a', [runtime('featureRecipes')]: false });
		const { token, version, pages } = await signed();
		expect(version).toBe(2);
		expect(pages).toEqual(expect.arrayContaining([{ name: 'home', path: '/' }]));
		const shown = await look(token);
		expect(shown.statusCode, shown.body).toBe(200);
		expect(shown.headers['cache-control']).toBe('private, no-store');
		expect(shown.headers['x-robots-tag']).toBe('noindex');
		expect(shown.json()).toEqual({
			tokens: { 'color-action': '#176b3a', logo: 'url(/logos/korb.svg)' },
		});
		expect(
			(await fixture.shop.get('/tenant/config')).json().themeConfig.tokens['color-action'],
		).toBe('#d5351a');
	});

	it('leaves out what is not valid', async () => {
		await draft(editor, { [action]: 'url(https://evil.example)', [button]: '99px' });
		expect((await look((await signed()).token)).json().tokens).toEqual({
			'color-action': '#d5351a',
			logo: 'url(/logos/korb.svg)',
		});
	});

	it('names nobody', async () => {
		const [body = ''] = (await signed()).token.split('.');
		const claim = JSON.parse(Buffer.from(body, 'base64url').toString());
		expect(Object.keys(claim)).toEqual(['tenantId', 'version', 'until']);
	});

	it('ends with the draft that it shows', async () => {
		await draft(editor, { [action]: '#176b3a' });
		const { token } = await signed();
		await draft(fixture.manager, { [action]: '#123c69' });
		expect((await look(token)).statusCode).toBe(404);
		const next = (await signed()).token;
		await publish(fixture.manager);
		expect((await look(next)).statusCode).toBe(404);
	});

	it('is not for other shops', async () => {
		const other = await aShop().openIn(fixture.api);
		const { token } = await signed();
		expect((await look(token)).statusCode).toBe(200);
		expect((await look(token, other)).statusCode).toBe(404);
	});

	it('expires within twenty minutes', async () => {
		const tokens = createPreviewTokens(TEST_PREVIEW_SECRET);
		const claim = { tenantId: fixture.shop.tenantId, version: 1 };
		const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE);
		const early = tokens?.sign(claim, ago(20)).token ?? '';
		expect((await look(early)).statusCode).toBe(404);
		expect((await look(tokens?.sign(claim, ago(0)).token ?? '')).statusCode).toBe(200);
		const { expiresAt } = await signed();
		const left = Date.parse(expiresAt) - Date.now();
		expect(left).toBeGreaterThan(9 * MINUTE);
		expect(left).toBeLessThanOrEqual(20 * MINUTE);
	});

	it('is refused when anything of it is changed', async () => {
		const { token } = await signed();
		const [body = '', signature = ''] = token.split('.');
		const claim = { tenantId: fixture.shop.tenantId, version: 2, until: Date.now() + 1e9 };
		const forged = Buffer.from(JSON.stringify(claim)).toString('base64url');
		const stranger = createPreviewTokens('another-secret-of-32-characters!');
		const forgeries = [
			`${forged}.${signature}`,
			`${body}.${'A'.repeat(43)}`,
			stranger?.sign({ tenantId: fixture.shop.tenantId, version: 1 }, new Date()).token ?? '',
		];
		for (const each of forgeries) expect((await look(each)).statusCode).toBe(404);
		expect((await look(body)).statusCode).toBe(400);
	});

	it('needs a secret', async () => {
		const plain = await openOffice(fixture.api, { previewSecret: undefined });
		const person = await aStaffMember(fixture.api, plain, fixture.shop.tenantId);
		const answer = await person.send('GET', '/admin/settings/theme-preview');
		expect(answer.json()).toMatchObject({ errorCode: 'conflict', code: 'noPreview' });
		await plain.close();
	});
});
