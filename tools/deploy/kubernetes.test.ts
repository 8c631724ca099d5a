import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repoRoot } from '../infrastructure/paths.ts';
import { canRender, type Manifest, render, workloads } from './manifests.testing.ts';

const folders = ['overlays/small', 'overlays/large', 'migrate', 'operator'];
const overlays = folders.slice(0, 2);
const rendered = new Map<string, Manifest[]>();

function manifestsOf(folder: string): Manifest[] {
	const known = rendered.get(folder) ?? render(folder);
	rendered.set(folder, known);
	return known;
}

const ofKind = (manifests: Manifest[], kind: string) => manifests.filter((m) => m.kind === kind);
const names = (manifests: Manifest[]) => manifests.map(({ metadata }) => metadata.name).sort();

describe.skipIf(!canRender)(
	'deploy/kubernetes (needs kubectl and deploy/front/haproxy.cfg)',
	() => {
		it.each(folders)('%s follows the schemas of Kubernetes', async (folder) => {
			for (const manifest of manifestsOf(folder)) {
				const models = await import(`kubernetes-models/${manifest.apiVersion}`);
				const Model = models[manifest.kind];
				expect(() => new Model(manifest).validate(), manifest.metadata.name).not.toThrow();
			}
		});

		it.each(folders)(
			'%s runs no container as root, or with more rights than it needs',
			(folder) => {
				const found = workloads(manifestsOf(folder));
				expect(found.length).toBeGreaterThan(0);
				for (const { manifest, pod } of found) {
					const { name } = manifest.metadata;
					expect(pod.automountServiceAccountToken, name).toBe(false);
					expect(pod.securityContext, name).toMatchObject({
						runAsNonRoot: true,
						seccompProfile: { type: 'RuntimeDefault' },
					});
					for (const { securityContext, resources } of pod.containers) {
						expect(securityContext, name).toEqual({
							allowPrivilegeEscalation: false,
							readOnlyRootFilesystem: true,
							capabilities: { drop: ['ALL'] },
						});
						expect(resources?.requests, name).toHaveProperty('cpu');
						expect(resources?.limits, name).toHaveProperty('memory');
					}
				}
			},
		);

		it.each(overlays)('%s probes every process and spreads it', (folder) => {
			for (const { manifest, pod } of workloads(manifestsOf(folder))) {
				const { name } = manifest.metadata;
				expect(pod.topologySpreadConstraints, name).toHaveLength(2);
				for (const container of pod.containers) {
					expect(container, name).toHaveProperty('livenessProbe');
					expect(container, name).toHaveProperty('readinessProbe');
				}
			}
		});

		it.each(overlays)('%s has a disruption budget for every workload', (folder) => {
			const manifests = manifestsOf(folder);
			const budgets = ofKind(manifests, 'PodDisruptionBudget');
			const guarded = budgets.map(({ spec }) => spec.selector?.matchLabels);
			const pods = workloads(manifests).map(({ manifest }) => manifest.spec.selector?.matchLabels);
			expect(guarded).toEqual(expect.arrayContaining(pods));
		});

		it.each(overlays)('%s runs at least two of what shoppers depend on', (folder) => {
			const manifests = manifestsOf(folder);
			const scalers = ofKind(manifests, 'HorizontalPodAutoscaler');
			const scaled = new Map(scalers.map(({ spec }) => [spec.scaleTargetRef?.name, spec]));
			for (const { manifest } of workloads(manifests)) {
				const { name } = manifest.metadata;
				if (name === 'cms') continue;
				// A number in the manifest would undo the autoscaler with every rollout.
				if (scaled.has(name)) expect(manifest.spec.replicas, name).toBeUndefined();
				const count = scaled.get(name)?.minReplicas ?? manifest.spec.replicas;
				expect(count, name).toBeGreaterThanOrEqual(2);
			}
			expect([...scaled.keys()].sort()).toEqual(['api', 'storefront']);
		});

		it.each(overlays)('%s denies all traffic that no policy allows', (folder) => {
			const policies = ofKind(manifestsOf(folder), 'NetworkPolicy');
			const deny = policies.find(({ metadata }) => metadata.name === 'default-deny');
			expect(deny?.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
			const pods = workloads(manifestsOf(folder)).map(({ manifest }) => manifest);
			expect(names(policies)).toEqual(expect.arrayContaining(names(pods)));
		});

		it('takes secrets by reference, each of them documented', () => {
			const guide = readFileSync(join(repoRoot, 'docs/deployment.md'), 'utf8');
			const lines = guide.split('\n').map((line) => line.trim());
			for (const { pod } of folders.flatMap((folder) => workloads(manifestsOf(folder)))) {
				const mounted = pod.volumes?.flatMap(({ secret }) => secret?.secretName ?? []) ?? [];
				for (const name of mounted) expect(guide).toContain(`| \`${name}\` |`);
				for (const { name, valueFrom, ...rest } of pod.containers.flatMap(({ env }) => env ?? [])) {
					const reference = valueFrom?.secretKeyRef;
					if (/SECRET|PASSWORD|DATABASE|REDIS|MAIL_URL/.test(name)) {
						expect(reference, name).toBeDefined();
						expect(rest, name).not.toHaveProperty('value');
					}
					if (!reference) continue;
					const row = lines.find((line) => line.startsWith(`| \`${reference.name}\` |`));
					expect(row, reference.name).toContain(`\`${reference.key}\``);
				}
			}
			const everything = folders.flatMap((folder) => manifestsOf(folder));
			expect(ofKind(everything, 'Secret')).toEqual([]);
		});

		it('migrates with the release that is rolled out', () => {
			const imageOf = (folder: string, name: string) =>
				workloads(manifestsOf(folder))
					.flatMap(({ pod }) => pod.containers)
					.find((container) => container.name === name)?.image;
			for (const overlay of overlays) {
				expect(imageOf(overlay, 'api')).toBe(imageOf('migrate', 'migrate'));
				expect(imageOf(overlay, 'worker')).toBe(imageOf('migrate', 'migrate'));
				expect(imageOf('operator', 'operator')).toBe(imageOf('migrate', 'migrate'));
			}
		});
	},
);

const generator = join(repoRoot, 'tools/infrastructure/site-vcl-cli.ts');
it.skipIf(!existsSync(generator))('site.vcl is what `pnpm site-vcl` prints', () => {
	const args = ['--storefront', 'storefront:3000', '--api', 'api:4000', '--purger', '10.0.0.0/8'];
	const { stdout } = spawnSync(process.execPath, [generator, ...args], { encoding: 'utf8' });
	const shipped = readFileSync(join(repoRoot, 'deploy/kubernetes/base/site.vcl'), 'utf8');
	expect(shipped).toBe(stdout);
});
