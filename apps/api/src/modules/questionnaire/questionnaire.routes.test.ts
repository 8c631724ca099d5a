import { blockExamples } from '@korb/contracts/content/blocks/examples';
import { ContentPush } from '@korb/contracts/content/content-push';
import { aShop, type Shop } from '@korb/testing/shop';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutbox } from '../../outbox/outbox.ts';
import { startTestApi, type TestApi } from '../../testing.ts';
import { publish } from '../content/index.ts';

let api: TestApi;
let shop: Shop<LightMyRequestResponse>;

const questionnaire = {
	...blockExamples.questionnaire,
	name: 'zufrieden',
	questions: [
		{ name: 'wie', label: 'Wie war’s?', kind: 'rating', isRequired: true },
		{ name: 'alter', label: 'Wie alt bist du?', kind: 'age' },
	],
};

beforeAll(async () => {
	api = await startTestApi();
	shop = await aShop().openIn(api);
	const outbox = createOutbox(api.pool, () => {});
	const document = {
		meta: { title: 'Umfrage' },
		blocks: [{ type: 'section', children: [questionnaire] }],
	};
	const push = { tenantId: shop.tenantId, version: 1, kind: 'page', key: 'umfrage', document };
	await publish({ db: api.db, outbox }, ContentPush.parse(push));
	await outbox.close();
});
afterAll(() => api.close());

const answer = async (answers: object, name = 'zufrieden') =>
	(await shop.visit()).post(`/api/questionnaires/${name}/answers`, { answers });

describe('questionnaires', () => {
	it('MISC-03 are read from the page that contains them', async () => {
		const found = await shop.get('/api/questionnaires/zufrieden');
		expect(found.json()).toMatchObject({ name: 'zufrieden', questions: [{ name: 'wie' }, {}] });
		expect((await shop.get('/api/questionnaires/fehlt')).statusCode).toBe(404);
		const other = await aShop().openIn(api);
		expect((await other.get('/api/questionnaires/zufrieden')).statusCode).toBe(404);
	});

	it('MISC-03 store the answers of visitors', async () => {
		const sent = await answer({ wie: '5', alter: '34' });
		expect(sent.statusCode).toBe(201);
		const { rows } = await api.pool.query(
			'SELECT questionnaire, answers FROM questionnaire_answer WHERE answer_id = $1',
			[sent.json().id],
		);
		expect(rows).toEqual([{ questionnaire: 'zufrieden', answers: { wie: '5', alter: '34' } }]);
	});

	it.each([
		['FORM-51 an age of 100', { wie: '5', alter: '100' }, 'alter (pattern)'],
		['FORM-51 an age that is no whole number', { wie: '5', alter: '17.5' }, 'alter (integer)'],
		['a missing answer', { alter: '34' }, 'wie (required)'],
		['an answer to nothing', { wie: '5', mehr: 'x' }, 'mehr (pattern)'],
	])('reject %s', async (_title, answers, message) => {
		const refused = await answer(answers);
		expect(refused.statusCode).toBe(400);
		expect(refused.json().message).toContain(message);
	});

	it('reject answers to an unknown questionnaire', async () => {
		expect((await answer({}, 'fehlt')).statusCode).toBe(404);
	});
});
