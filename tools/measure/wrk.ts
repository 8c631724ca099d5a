import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export type Load = { requestsPerSecond: number; errors: number };

type LoadOptions = { url: string; host?: string; seconds: number; connections?: number };

/** Accepts gzip, as every browser does; otherwise Varnish would decompress each response. */
export async function runWrk({ url, host, seconds, connections = 32 }: LoadOptions): Promise<Load> {
	const headers = ['-H', 'Accept-Encoding: gzip', ...(host ? ['-H', `Host: ${host}`] : [])];
	const args = ['-t1', `-c${connections}`, `-d${seconds}s`, ...headers, url];
	const { stdout } = await promisify(execFile)('wrk', args).catch((error) => {
		throw new Error(error.code === 'ENOENT' ? 'Install wrk: apt-get install wrk' : String(error));
	});
	const rate = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1];
	const refused = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0;
	const broken = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(
		stdout,
	);
	const errors = [refused, ...(broken?.slice(1) ?? [])].reduce<number>((a, b) => a + Number(b), 0);
	return { requestsPerSecond: Number(rate), errors };
}
