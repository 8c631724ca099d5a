import { spawnSync } from 'node:child_process';
import { repoRoot } from '../infrastructure/paths.ts';

type Component = { type: string; name: string; version: string; purl: string; 'bom-ref': string };
export type Sbom = { bomFormat: 'CycloneDX'; components: Component[] };

/** The production dependencies of an app, as the lockfile pins them. */
export function packageSbom(app: string): Sbom {
	const format = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6'];
	const scope = ['--filter', `@korb/${app}`, '--prod', '--sbom-type', 'application'];
	const { status, stdout, stderr } = spawnSync('pnpm', ['sbom', ...scope, ...format], {
		cwd: repoRoot,
		encoding: 'utf8',
		maxBuffer: 64 << 20,
	});
	if (status !== 0) throw new Error(`pnpm sbom failed.\n${stdout}${stderr}`);
	return JSON.parse(stdout);
}

/** Adds what the image has beside npm packages: Node, and Debian's packages from dpkg's database. */
export function withSystem(sbom: Sbom, { node, dpkg }: { node: string; dpkg: string }): Sbom {
	const debian = dpkg.split('\n\n').flatMap((paragraph) => {
		const field = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(paragraph)?.[1];
		const [name, version] = [field('Package'), field('Version')];
		if (!name || !version || !field('Status')?.endsWith(' installed')) return [];
		const architecture = field('Architecture') ?? 'all';
		const path = `${encodeURIComponent(name)}@${encodeURIComponent(version)}`;
		return [component(name, version, `pkg:deb/debian/${path}?arch=${architecture}`)];
	});
	const version = node.trim().replace(/^v/, '');
	const runtime = component('node', version, `pkg:generic/node@${version}`);
	return { ...sbom, components: [...sbom.components, runtime, ...debian] };
}

function component(name: string, version: string, purl: string): Component {
	return { type: 'library', name, version, purl, 'bom-ref': purl };
}
