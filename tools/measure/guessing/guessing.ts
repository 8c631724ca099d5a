import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { normaliseGiftCardCode } from '@korb/domain/wallet/gift-card-code';
import { Client } from 'pg';
import { repoRoot } from '../../infrastructure/paths.ts';
import { openScratch } from '../../infrastructure/scratch.ts';
import { round } from '../figures.ts';
import type { Measurement, MeasureOptions } from '../measurement.ts';
import { prepareShop, startScratchApi, startScratchServers, vacuum } from '../scratch-shop.ts';
import { guessCodes, linkCards, PER_ADDRESS } from './guess-codes.ts';

const ADDRESSES = 100;
const GUESSES = 10_000;
/** Of each kind, because one card can be tried ten times a day. */
const CARDS = 400;
/** What chance alone exceeds once in a hundred runs, at most. */
const MIN_P = 0.01;

/** Ten thousand wrong codes of gift cards: limits hold, and neither answers nor times tell anything. */
export async function measureGuessing({ say }: MeasureOptions): Promise<Measurement> {
	const scratch = await openScratch('measure-guessing');
	try {
		const { postgres, port, env } = await startScratchServers(scratch);
		await prepareShop(env);
		const foreign = await issue(env, 'greenbasket');
		const expired = await issue(env, 'korb');
		await expireAll(postgres.url);
		const linked = await issue(env, 'korb');
		await startScratchApi(scratch, { port, env });
		const origin = `http://localhost:${port}`;
		await linkCards({ origin, databaseUrl: postgres.url, tenantId: 'korb' }, linked);
		await vacuum(postgres.url);
		const { refusals, limits, ranks, ...figures } = await guessCodes({
			...{ origin, databaseUrl: postgres.url, tenantId: 'korb', say },
			...{ addresses: ADDRESSES, guesses: GUESSES, cards: { foreign, linked, expired } },
		});
		const most = ADDRESSES * PER_ADDRESS;
		const isSilent = refusals.length === 1 && limits.length === 1 && figures.wrongNumbers === 0;
		const isLimited = figures.evaluated === most && figures.otherAnswers === 0;
		return {
			isGood: isSilent && isLimited && ranks.p > MIN_P,
			addresses: ADDRESSES,
			...figures,
			mostEvaluated: most,
			differentRefusals: refusals.length,
			differentLimits: limits.length,
			medianMsOfExisting: round(figures.medianMsOfExisting),
			medianMsOfOthers: round(figures.medianMsOfOthers),
			shareOfSlowerExisting: round(ranks.share, 3),
			p: round(ranks.p, 3),
		};
	} finally {
		await scratch.close();
	}
}

async function issue(env: NodeJS.ProcessEnv, tenant: string): Promise<string[]> {
	const cli = 'apps/api/src/giftcards-cli/main.ts';
	const options = ['--tenant', tenant, '--amount', '2000', '--count', String(CARDS)];
	const { stdout } = await promisify(execFile)(process.execPath, [cli, 'issue', ...options], {
		cwd: repoRoot,
		env,
	});
	const lines = stdout.trim().split('\n');
	return lines.map((line) => normaliseGiftCardCode(JSON.parse(line).code));
}

async function expireAll(url: string): Promise<void> {
	const client = new Client(url);
	await client.connect();
	await client.query(`UPDATE gift_card SET expires_on = '2020-12-31' WHERE tenant_id = 'korb'`);
	await client.end();
}
