import type { PickingWave } from '@korb/contracts/admin/picking/picking';
import { getCrateLabel } from '@korb/contracts/admin/picking/picking-paths';
import { toPath } from '@korb/contracts/platform/to-path';
import { crateCode, type TemperatureZone, temperatureZones } from '@korb/domain/picking/crates';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { useFormats } from '../../../session/session.tsx';
import { Barcode } from '../../../ui/barcode/barcode.tsx';
import floor from '../../../ui/floor/floor.module.css';
import { PrinterIcon } from '../../../ui/icons/printer.ts';
import { Segments } from '../../../ui/segments/segments.tsx';
import styles from './crate-label.module.css';

export type LabelProps = {
	waveId: string;
	/** On the trolley. */
	place: string;
	next: { orderNumber: string; number: number };
	zone: TemperatureZone;
	onZone: (zone: TemperatureZone) => void;
};

/** What the printed label will look like. */
export function CrateLabel({ wave, ...label }: LabelProps & { wave: PickingWave }) {
	const t = useMessages();
	const { span } = useFormats();
	const { place, next, zone } = label;
	const code = crateCode(next);
	return (
		<section className={styles['section']} aria-labelledby="label">
			<h2 id="label" className={styles['title']}>
				{t('crates.labelOf', { place })}
			</h2>
			<div className={styles['label']}>
				<p className={styles['head']}>
					<b>{place}</b>
					<span>{t('crates.number', { number: next.number })}</span>
				</p>
				<p className={styles['facts']}>
					<b>{span(wave.window.start, wave.window.end)}</b>
					{zone !== 'ambient' && <span>{t(`crates.zone.${zone}`)}</span>}
				</p>
				<Barcode text={code} />
				<p className={styles['code']}>{code}</p>
			</div>
			<LabelTools {...label} />
		</section>
	);
}

/** The data of products has no temperature, so the person who packs says it. */
export function LabelTools({ waveId, next, zone, onZone }: LabelProps) {
	const t = useMessages();
	return (
		<div className={styles['tools']}>
			<Segments
				label={t('crates.zone')}
				options={temperatureZones.map((value) => ({ value, text: t(`crates.zone.${value}`) }))}
				value={zone}
				onChange={(value) => onZone(value as TemperatureZone)}
			/>
			<a
				className={floor['button']}
				href={toPath(getCrateLabel, {
					params: { waveId, ...next },
					query: { temperatureZone: zone },
				})}
				target="_blank"
				rel="noreferrer"
			>
				<PrinterIcon />
				{t('crates.print')}
			</a>
		</div>
	);
}
