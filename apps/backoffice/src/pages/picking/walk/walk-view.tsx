import type { PickingLine, PickingWave } from '@korb/contracts/admin/picking/picking';
import { useState } from 'react';
import { Crates } from '../crates/crates.tsx';
import { PickLine } from '../stop/pick-line.tsx';
import { type Scan, ScanDialog } from '../stop/scan-dialog.tsx';
import { Shortage } from '../stop/shortage.tsx';
import type { Outcome, StopProps } from '../stop/stop-props.ts';
import { Weigh } from '../stop/weigh.tsx';
import { useResults } from '../use-results.ts';
import { stopsAhead, toStops, withCrates, withResults } from './walk.ts';

export function Walk({ wave: stored, currency }: { wave: PickingWave; currency: string }) {
	const { record, label, waiting, waitingCrates, refusal } = useResults(stored.waveId);
	const wave = { ...stored, orders: withCrates(stored.orders, waitingCrates) };
	const [putOff, setPutOff] = useState<string[]>([]);
	const [shortKey, setShortKey] = useState<string | null>(null);
	const [scan, setScan] = useState<Scan | null>(null);
	const lines = withResults(wave.lines, waiting);
	const ahead = stopsAhead(toStops(lines), putOff);
	const [stop] = ahead;
	const line = stop?.lines[0];
	const keep = (code: string | null, outcomes: Outcome[]) => {
		setShortKey(null);
		void record(outcomes.map((outcome) => ({ ...outcome, code })));
	};
	const onPicked: StopProps['onPicked'] = (product, outcomes) => {
		if (product.eans.length === 0) keep(null, outcomes);
		else setScan({ product, onCode: (code) => keep(code, outcomes) });
	};
	const frame = { wave, lines, ahead, waiting: waiting.length + waitingCrates.length, refusal };
	const onShort = () => line && setShortKey(keyOf(line));
	const shared = { frame, currency, onPicked, onShort };
	return (
		<>
			{content()}
			{scan && <ScanDialog scan={scan} onClose={() => setScan(null)} />}
		</>
	);

	function content() {
		if (!stop || !line) return <Crates frame={frame} onLabel={(crate) => void label(crate)} />;
		if (shortKey === keyOf(line)) {
			return (
				<Shortage
					key={shortKey}
					{...shared}
					line={line}
					onBack={() => setShortKey(null)}
					onMissing={(outcome) => keep(null, [outcome])}
					onLater={() => {
						setShortKey(null);
						setPutOff((known) => [...known.filter((key) => key !== stop.key), stop.key]);
					}}
				/>
			);
		}
		if (line.wantedGrams === null) return <PickLine {...shared} stop={stop} />;
		return <Weigh key={keyOf(line)} {...shared} line={line} wantedGrams={line.wantedGrams} />;
	}
}

const keyOf = ({ orderNumber, lineItemId }: PickingLine) => `${orderNumber} ${lineItemId}`;
