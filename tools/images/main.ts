import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { localDir } from '../infrastructure/paths.ts';
import { findForbidden } from './contents.ts';
import { debianBase } from './debian-base.ts';
import { type Engine, type EngineName, engineNames, findEngine, openEngine } from './engine.ts';
import { packageSbom, withSystem } from './sbom.ts';

const targets = ['api', 'storefront', 'cms', 'payment-sandbox'];

const { values, positionals, tokens } = parseArgs({
	allowPositionals: true,
	tokens: true,
	options: {
		engine: { type: 'string' },
		only: { type: 'string', default: targets.join(',') },
		prefix: { type: 'string', default: 'localhost/korb-' },
		version: { type: 'string', default: 'latest' },
		out: { type: 'string', default: join(localDir, 'images') },
		'debian-base': { type: 'boolean', default: false },
	},
});
const chosen = values.only.split(',');
const hasSeparator = tokens.some(({ kind }) => kind === 'option-terminator');

if (
	chosen.some((target) => !targets.includes(target)) ||
	(positionals.length > 0 && !hasSeparator)
) {
	print(
		`usage: pnpm images [--only ${targets.join(',')}] [--version <tag>] [--prefix <registry/name->]\n` +
			`                   [--engine ${engineNames.join('|')}] [--debian-base] [--out <folder>]\n` +
			'                   [-- <options of the build command>]',
	);
	process.exitCode = 2;
} else {
	const named = values.engine as EngineName | undefined;
	// Only Buildah can make the base; another engine may be installed beside it.
	const engine = openEngine(named ?? (values['debian-base'] ? 'buildah' : findEngine()));
	print(`building with ${engine.name}`);
	const args = values['debian-base'] ? debianBase(engine) : {};
	mkdirSync(values.out, { recursive: true });
	for (const target of chosen) buildImage(engine, target, args);
}

function buildImage(engine: Engine, target: string, args: Record<string, string>): void {
	const tag = `${values.prefix}${target}:${values.version}`;
	engine.build({ target, tag, args, options: positionals });
	const problems = findForbidden(target, engine.run(tag, ['find', '/korb']).split('\n'));
	if (problems.length > 0) throw new Error(`${tag} contains\n  ${problems.join('\n  ')}`);
	const sbom = withSystem(packageSbom(target), {
		node: engine.run(tag, ['node', '--version']),
		dpkg: engine.run(tag, ['cat', '/var/lib/dpkg/status']),
	});
	const file = join(values.out, `${target}.cdx.json`);
	writeFileSync(file, `${JSON.stringify(sbom, null, '\t')}\n`);
	const megabytes = Math.round(engine.sizeBytes(tag) / 1e6);
	print(`${tag}  ${megabytes} MB  ${sbom.components.length} components in ${file}`);
}

function print(line: string): void {
	process.stdout.write(`${line}\n`);
}
