import { useEffect, useRef, useState } from 'react';
import { createBarcodeReader } from './barcode-reader.ts';

export type CameraState = 'starting' | 'scanning' | 'refused' | 'absent' | 'failed';

const FRAME_MS = 150;
/** One pass over a pack is one scan. */
const REPEAT_MS = 2000;

/** Reads codes from the camera at the back, as long as the component is there. */
export function useCameraScan(onCode: (code: string) => void) {
	const video = useRef<HTMLVideoElement>(null);
	const latest = useRef(onCode);
	latest.current = onCode;
	const [state, setState] = useState<CameraState>('starting');
	useEffect(() => {
		const stop = new AbortController();
		void scan(video.current, stop.signal, {
			onStart: () => setState('scanning'),
			onCode: (code) => latest.current(code),
		}).catch((error: unknown) => {
			if (!stop.signal.aborted) setState(stateOf(error));
		});
		return () => stop.abort();
	}, []);
	return { video, state };
}

type Events = { onStart: () => void; onCode: (code: string) => void };

async function scan(
	video: HTMLVideoElement | null,
	stop: AbortSignal,
	{ onStart, onCode }: Events,
): Promise<void> {
	if (!video || !navigator.mediaDevices) throw new DOMException('no camera', 'NotFoundError');
	const [stream, reader] = await Promise.all([
		navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }),
		createBarcodeReader(),
	]);
	const end = () => {
		for (const track of stream.getTracks()) track.stop();
	};
	if (stop.aborted) return end();
	stop.addEventListener('abort', end);
	video.srcObject = stream;
	await video.play();
	onStart();
	let last = { code: '', at: 0 };
	while (!stop.aborted) {
		const [found] = await reader.detect(video);
		const now = Date.now();
		if (found && !stop.aborted && (found.rawValue !== last.code || now - last.at > REPEAT_MS)) {
			last = { code: found.rawValue, at: now };
			onCode(found.rawValue);
		}
		await new Promise((resolve) => setTimeout(resolve, FRAME_MS));
	}
}

function stateOf(error: unknown): CameraState {
	const name = error instanceof Error ? error.name : '';
	if (name === 'NotAllowedError') return 'refused';
	return name === 'NotFoundError' ? 'absent' : 'failed';
}
