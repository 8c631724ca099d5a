import { spawnSync } from 'node:child_process';
import { repoRoot } from '../infrastructure/paths.ts';

export type Engine = {
	name: EngineName;
	build(image: {
		target: string;
		tag: string;
		args: Record<string, string>;
		/** Passed on to the engine's build command. */
		options: string[];
	}): void;
	/** Makes an image of a root file system and the files that are added to it. */
	importRoot(image: { archive: string; tag: string; add: Record<string, string> }): void;
	/** The output of a command in a new container of the image. */
	run(tag: string, command: string[]): string;
	sizeBytes(tag: string): number;
};

export const engineNames = ['docker', 'podman', 'buildah'] as const;
export type EngineName = (typeof engineNames)[number];

/** The first engine that works; a client without its server does not. */
export function findEngine(): EngineName {
	const found = engineNames.find((name) => spawnSync(name, ['info']).status === 0);
	if (!found) throw new Error(`none of these can build: ${engineNames.join(', ')}`);
	return found;
}

export function openEngine(name: EngineName): Engine {
	const isBuildah = name === 'buildah';
	return {
		name,
		build({ target, tag, args, options }) {
			const settings = Object.entries(args).flatMap(([key, value]) => [
				'--build-arg',
				`${key}=${value}`,
			]);
			// Layers let the targets share their stages; Docker always has them.
			const layers = name === 'docker' ? [] : ['--layers'];
			const file = ['--file', 'deploy/Containerfile', '--target', target, '--tag', tag];
			execute(name, ['build', ...layers, ...options, ...settings, ...file, '.']);
		},
		importRoot({ archive, tag, add }) {
			if (!isBuildah) throw new Error('a base of Debian packages is made with buildah');
			const container = execute(name, ['from', 'scratch']).trim();
			try {
				execute(name, ['add', container, archive, '/']);
				for (const [path, source] of Object.entries(add)) {
					execute(name, ['add', '--chmod', '0755', container, source, path]);
				}
				execute(name, ['commit', container, tag]);
			} finally {
				execute(name, ['rm', container]);
			}
		},
		run(tag, command) {
			if (!isBuildah) {
				const [entrypoint = '', ...rest] = command;
				return execute(name, ['run', '--rm', '--entrypoint', entrypoint, tag, ...rest]);
			}
			const container = execute(name, ['from', '--pull-never', tag]).trim();
			try {
				return execute(name, ['run', container, '--', ...command]);
			} finally {
				execute(name, ['rm', container]);
			}
		},
		sizeBytes(tag) {
			if (!isBuildah) return Number(execute(name, ['image', 'inspect', '--format={{.Size}}', tag]));
			const [image] = JSON.parse(execute(name, ['images', '--json', tag]));
			return fromHumanSize(image.size);
		},
	};
}

/** Buildah prints `312 MB` only. */
function fromHumanSize(text: string): number {
	const [amount = '', unit = ''] = text.split(' ');
	return Number(amount) * 1000 ** ['B', 'KB', 'MB', 'GB'].indexOf(unit.toUpperCase());
}

/** Silent on success; on failure the output is the error message. */
function execute(command: string, args: string[]): string {
	const { status, stdout, stderr, error } = spawnSync(command, args, {
		cwd: repoRoot,
		encoding: 'utf8',
		maxBuffer: 256 << 20,
	});
	if (error) throw error;
	if (status !== 0) {
		const output = `${stdout}${stderr}`.slice(-6000);
		throw new Error(`${command} ${args.join(' ')} exited with ${status}.\n${output}`);
	}
	return stdout;
}
