import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shortenIntervals } from '../alerts/shorten-intervals.ts';
import { installConfig, shipped } from './render.ts';
import { answersOk, local, type Place, type Service } from './service.ts';

export function prometheus(place: Place): Service {
	const { ports } = place;
	const address = local(ports.prometheus);
	return {
		name: 'prometheus',
		command: () => {
			const file = installConfig('prometheus/prometheus.yml', join(place.dir, 'prometheus.yml'));
			const rules = installConfig('prometheus/alerts.yml', join(place.dir, 'alerts.yml'));
			if (place.alertFactor > 1) {
				rewrite(rules, (text) => shortenIntervals(text, place.alertFactor));
				rewrite(file, (text) => text.replaceAll('_interval: 15s', '_interval: 1s'));
			}
			const jobs = {
				'korb-api': [ports['api-1-metrics'], ports['api-2-metrics']],
				'korb-storefront': [ports['storefront-1-metrics'], ports['storefront-2-metrics']],
				'korb-worker': [ports['worker-1-metrics'], ports['worker-2-metrics']],
				front: [ports['front-metrics']],
				patroni: [ports['patroni-1'], ports['patroni-2'], ports['patroni-3']],
				etcd: [ports['etcd-1'], ports['etcd-2'], ports['etcd-3']],
				alertmanager: [ports.alertmanager],
			};
			for (const [job, targets] of Object.entries(jobs)) {
				const list = [{ targets: targets.map(local) }];
				writeFileSync(join(place.dir, `targets-${job}.json`), JSON.stringify(list));
			}
			return {
				command: 'prometheus',
				args: [
					`--config.file=${file}`,
					`--storage.tsdb.path=${join(place.dir, 'prometheus')}`,
					`--web.listen-address=${address}`,
					'--log.level=warn',
				],
			};
		},
		isReady: () => answersOk(`http://${address}/-/ready`),
	};
}

function rewrite(file: string, change: (text: string) => string): void {
	writeFileSync(file, change(readFileSync(file, 'utf8')));
}

export function alertmanager(place: Place): Service {
	const address = local(place.ports.alertmanager);
	return {
		name: 'alertmanager',
		command: () => ({
			command: 'prometheus-alertmanager',
			args: [
				`--config.file=${shipped('prometheus/alertmanager.yml')}`,
				`--storage.path=${join(place.dir, 'alertmanager')}`,
				`--web.listen-address=${address}`,
				'--cluster.listen-address=',
				'--log.level=warn',
			],
		}),
		isReady: () => answersOk(`http://${address}/-/ready`),
	};
}
