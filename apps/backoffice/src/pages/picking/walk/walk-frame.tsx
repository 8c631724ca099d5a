import type { PickingLine, PickingWave } from '@korb/contracts/admin/picking/picking';
import type { ReactNode } from 'react';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { useFormats } from '../../../session/session.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import floor from '../../../ui/floor/floor.module.css';
import { Floor, FloorProgress } from '../../../ui/floor/floor.tsx';
import { FloorSquare } from '../../../ui/floor/floor-button.tsx';
import { ArrowLeftIcon } from '../../../ui/icons/arrow-left.ts';
import { CloudOffIcon } from '../../../ui/icons/cloud-off.ts';
import { Note } from '../../../ui/note/note.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { useWaveActions } from '../use-picking.ts';
import { quantityOf, type Stop } from './walk.ts';
import styles from './walk-frame.module.css';

/** How far the walk is. */
export type Frame = {
	wave: PickingWave;
	lines: PickingLine[];
	/** Open stops; the first one is where the picker stands. */
	ahead: Stop[];
	/** Results that are only on this device. */
	waiting: number;
	/** Why the server has refused a result. */
	refusal: string | null;
};

const SHOWN = 6;

/** Head, progress and what comes next, around the stop. */
export function WalkFrame({
	frame,
	foot,
	children,
	title,
	progress,
	aside,
}: {
	frame: Frame;
	foot: ReactNode;
	children: ReactNode;
	/** Instead of wave, lines and what comes next. */
	title?: string;
	progress?: ReactNode;
	aside?: ReactNode;
}) {
	const t = useMessages();
	const { span } = useFormats();
	const { leave } = useWaveActions();
	const { wave, lines, ahead, waiting, refusal } = frame;
	const dealt = lines.filter(({ result }) => result !== null);
	const short = dealt.filter(({ result }) => result?.quantity === 0).length;
	const line = ahead[0]?.lines[0];
	const counts = { picked: dealt.length - short, short, all: lines.length };
	return (
		<Floor
			title={title ?? wave.name}
			subtitle={
				line
					? t('picking.position', { now: dealt.length + 1, all: lines.length, zone: line.zone })
					: span(wave.window.start, wave.window.end)
			}
			start={
				<FloorSquare
					aria-label={t('picking.leave')}
					disabled={waiting > 0 || leave.isPending}
					onClick={() => leave.mutate(wave.waveId)}
				>
					<ArrowLeftIcon />
				</FloorSquare>
			}
			end={
				<span role="status">
					{waiting > 0 && (
						<Badge tone="warn">
							<CloudOffIcon />
							{t('picking.waiting', { count: waiting })}
						</Badge>
					)}
				</span>
			}
			progress={
				progress ?? (
					<FloorProgress
						{...{ done: counts.picked, short, all: counts.all }}
						label={t('picking.progress', counts)}
					/>
				)
			}
			aside={
				<>
					{aside ?? <NextStops stops={ahead.slice(1, SHOWN + 1)} />}
					<div className={`${floor['card']} ${styles['window']}`}>
						<p className={floor['small']}>{t('picking.window')}</p>
						<p className={styles['figure']}>{span(wave.window.start, wave.window.end)}</p>
						<p className={floor['small']}>{t('picking.progress', counts)}</p>
					</div>
				</>
			}
			foot={foot}
		>
			{refusal && (
				<Note tone="danger" isAlert>
					<b>{t('picking.refused')}</b>{' '}
					{refusal === 'wrongProduct' ? t('picking.refusedWrong') : t('picking.refusedText')}
				</Note>
			)}
			{leave.error && (
				<Note tone="danger" isAlert>
					{t('notSaved')}
				</Note>
			)}
			{children}
		</Floor>
	);
}

function NextStops({ stops }: { stops: Stop[] }) {
	const t = useMessages();
	if (stops.length === 0) return null;
	return (
		<section aria-labelledby="next">
			<h2 id="next" className={styles['title']}>
				{t('picking.next')}
			</h2>
			<ul className={styles['list']}>
				{stops.map((stop) => (
					<li key={stop.key}>
						<NextStop stop={stop} />
					</li>
				))}
			</ul>
		</section>
	);
}

export function NextStop({ stop, label }: { stop: Stop; label?: string }) {
	const [line] = stop.lines;
	if (!line) return null;
	const place = line.shelfPlace?.replaceAll('-', ' ') ?? line.zone;
	return (
		<>
			<Picture base={line.picture} />
			<div className={styles['text']}>
				{label && <p className={floor['small']}>{`${label}, ${place}`}</p>}
				<p className={styles['name']}>{line.name}</p>
				{!label && <p className={floor['small']}>{place}</p>}
			</div>
			<b className={styles['quantity']}>
				{line.wantedGrams === null ? quantityOf(stop) : `${line.wantedGrams} g`}
			</b>
		</>
	);
}
