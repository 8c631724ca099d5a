import { join } from 'node:path';
import { PICKING_SECRET, type StressedShop } from '../../chaos/chaos-shop.ts';
import { openSupply, STOCK, supply } from '../../chaos/supply.ts';
import { HttpShopper } from '../../checkout/http-shopper.ts';
import { openMailSink } from '../../checkout/mail-sink.ts';
import { fillShop } from '../../faults/faulty-shop.ts';
import { openScratch } from '../../infrastructure/scratch.ts';
import { buildStorefront } from '../../stack/build.ts';
import { buildCms } from '../../stack/cms.ts';
import {
	type Cluster,
	describeCluster,
	requireFreePorts,
	startProvider,
	startServers,
	startShop,
} from '../cluster.ts';
import { createFrontClient, type FrontClient } from '../front-client.ts';
import { assignPorts } from '../ports.ts';
import { prepareCms } from '../services/cms-service.ts';
import { local } from '../services/service.ts';

/** Beside the ports of `pnpm cluster up`. */
const FIRST_PORT = 8543;

export type ClusterShop = StressedShop & {
	cluster: Cluster;
	client: FrontClient;
	close(): Promise<void>;
};

/** The scarce shop of the chaos tests, on a cluster of its own. */
export async function openClusterShop(
	say: (line: string) => void,
	options: { alertFactor?: number } = {},
): Promise<ClusterShop> {
	const ports = assignPorts(FIRST_PORT + Number(process.env['KORB_PORT_OFFSET'] ?? 0));
	// Ends what a killed run left behind, which may hold the ports.
	const scratch = await openScratch('cluster');
	await requireFreePorts(ports);
	buildStorefront();
	await buildCms(say);
	const mail = await openMailSink(ports.mail);
	const close = async () => {
		mail.close();
		await scratch.close();
	};
	try {
		const cluster = describeCluster({
			...options,
			dir: join(scratch.dir, 'cluster'),
			ports,
			env: {
				// Sign-ins whose answer was lost count as failures.
				CAPTCHA: 'off',
				PICKING_SECRET,
				// The editors are programs and have no phone.
				SECOND_FACTOR_FROM: 'nobody',
			},
			onStart: scratch.keep,
		});
		await startServers(cluster, say);
		await fillShop(cluster.databaseUrl, STOCK);
		await openSupply(cluster.databaseUrl);
		const windows = await supply(cluster.databaseUrl);
		await prepareCms(cluster.apps, ['src/cli.ts', 'provision'], cluster.databaseUrl);
		const { sandbox, books } = await startProvider(cluster);
		scratch.keep(sandbox.process);
		scratch.keep(books);
		await startShop(cluster, say);
		const client = createFrontClient(cluster.place.dir);
		return {
			cluster,
			client,
			insideOrigin: `http://${local(ports.api)}`,
			enter: (address) => new HttpShopper(cluster.origin, {}, client.from(address)),
			timeoutScale: cluster.place.timeoutScale,
			postgresUrl: cluster.databaseUrl,
			booksUrl: cluster.booksUrl,
			sandbox,
			mail,
			windows,
			close,
		};
	} catch (error) {
		await close();
		throw error;
	}
}
