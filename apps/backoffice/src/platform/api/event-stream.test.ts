import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openEventStream } from './event-stream.ts';

class FakeSource extends EventTarget {
	static readonly CLOSED = 2;
	static all: FakeSource[] = [];
	readyState = 0;
	readonly url: string;
	constructor(url: string) {
		super();
		this.url = url;
		FakeSource.all.push(this);
	}
	opens() {
		this.readyState = 1;
		this.dispatchEvent(new Event('open'));
	}
	breaks(readyState: number) {
		this.readyState = readyState;
		this.dispatchEvent(new Event('error'));
	}
	close() {
		this.readyState = FakeSource.CLOSED;
	}
}

const heard: string[] = [];
const open = () =>
	openEventStream('GET /admin/picking/events', {
		on: { lists: (data) => heard.push(data) },
		onReopened: () => heard.push('reopened'),
		onRefused: () => heard.push('refused'),
	});

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('EventSource', FakeSource);
	FakeSource.all = [];
	heard.length = 0;
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

it('passes on events by their name', () => {
	open();
	const [source] = FakeSource.all;
	expect(source?.url).toBe('/admin/picking/events');
	source?.opens();
	source?.dispatchEvent(new MessageEvent('lists', { data: 'board' }));
	source?.dispatchEvent(new MessageEvent('message', { data: 'order' }));
	expect(heard).toEqual(['board']);
});

it('leaves a broken stream to the browser', () => {
	open();
	FakeSource.all[0]?.breaks(0);
	vi.advanceTimersByTime(600_000);
	expect(FakeSource.all).toHaveLength(1);
	expect(heard).toEqual([]);
});

it('opens a refused stream again, ever more seldom, and says that something was missed', () => {
	open();
	FakeSource.all[0]?.breaks(FakeSource.CLOSED);
	expect(heard).toEqual(['refused']);
	for (let count = 1; count < 10; count++) {
		vi.advanceTimersByTime(90_000);
		expect(FakeSource.all).toHaveLength(count + 1);
		FakeSource.all[count]?.breaks(FakeSource.CLOSED);
	}
	vi.advanceTimersByTime(25_000);
	expect(FakeSource.all).toHaveLength(10);
	vi.advanceTimersByTime(65_000);
	FakeSource.all[10]?.opens();
	expect(heard.at(-1)).toBe('reopened');
});

it('stays closed', () => {
	const close = open();
	FakeSource.all[0]?.breaks(FakeSource.CLOSED);
	close();
	vi.advanceTimersByTime(600_000);
	expect(FakeSource.all).toHaveLength(1);
});
