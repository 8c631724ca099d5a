import type { OpenWave, Picking } from '@korb/contracts/admin/picking/picking';
import { crates } from '@korb/domain/picking/picking-rules';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../platform/api/api-error.ts';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { useFormats, useSession } from '../../../session/session.tsx';
import { useSignOut } from '../../../session/use-sign-out.ts';
import { useUnitName } from '../../../session/use-unit-name.ts';
import floor from '../../../ui/floor/floor.module.css';
import { Floor } from '../../../ui/floor/floor.tsx';
import { FloorButton, FloorSquare } from '../../../ui/floor/floor-button.tsx';
import { ArrowLeftIcon } from '../../../ui/icons/arrow-left.ts';
import { CheckIcon } from '../../../ui/icons/check.ts';
import { LogOutIcon } from '../../../ui/icons/log-out.ts';
import { TruckIcon } from '../../../ui/icons/truck.ts';
import { Empty } from '../../../ui/note/empty.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { useWaveActions } from '../use-picking.ts';
import { Trolley } from '../walk/trolley.tsx';
import styles from './start.module.css';
import { WaveCard } from './wave-card.tsx';

/** Waves that can be taken, the best one chosen. */
export function Start({ picking: { waves, today } }: { picking: Picking }) {
	const t = useMessages();
	const unitName = useUnitName();
	const { me, may } = useSession();
	const navigate = useNavigate();
	const signOut = useSignOut();
	const { take } = useWaveActions();
	const [chosen, choose] = useState<string | null>(null);
	const wave = waves.find((each) => keyOf(each) === chosen) ?? waves[0];
	return (
		<Floor
			title={t('picking.hello', { name: me.name.split(' ')[0] ?? me.name })}
			subtitle={me.units?.map(unitName).join(', ') ?? t('picking.allUnits')}
			start={
				may('orders.read') && (
					<FloorSquare aria-label={t('picking.back')} onClick={() => void navigate('/today')}>
						<ArrowLeftIcon />
					</FloorSquare>
				)
			}
			end={
				<>
					{me.floorDevice && may('orders.handOver') && (
						<FloorSquare aria-label={t('nav.handover')} onClick={() => void navigate('/handover')}>
							<TruckIcon />
						</FloorSquare>
					)}
					<FloorSquare aria-label={t('signOut')} onClick={signOut}>
						<LogOutIcon />
					</FloorSquare>
				</>
			}
			aside={
				<>
					{wave && <TrolleyPlan wave={wave} />}
					<div className={`${floor['card']} ${styles['today']}`}>
						<p className={floor['small']}>{t('nav.today')}</p>
						<p className={styles['figure']}>{t('picking.lines', { count: today.lines })}</p>
						<p className={floor['small']}>
							{t('picking.todayShort', { missing: today.missing, substituted: today.substituted })}
						</p>
					</div>
				</>
			}
			foot={
				<FloorButton
					variant="primary"
					disabled={!wave || take.isPending}
					onClick={() => wave && take.mutate(wave.orderNumbers)}
				>
					{wave ? t('picking.take', { wave: wave.name }) : t('picking.nothing')}
				</FloorButton>
			}
		>
			<Late waves={waves} />
			{take.error && (
				<Note tone="people" isAlert>
					{take.error instanceof ApiError && take.error.code === 'waveTaken'
						? t('picking.taken')
						: t('notSaved')}
				</Note>
			)}
			{waves.length === 0 && <Empty icon={CheckIcon} title={t('picking.nothing')} />}
			{waves.length > 0 && (
				<section className={styles['waves']} aria-labelledby="waves">
					<h2 id="waves" className={styles['title']}>
						{t('picking.waves')}
					</h2>
					{waves.map((each, index) => (
						<WaveCard
							key={keyOf(each)}
							wave={each}
							isBest={index === 0}
							isChosen={each === wave}
							onChoose={() => choose(keyOf(each))}
						/>
					))}
				</section>
			)}
		</Floor>
	);
}

const keyOf = ({ orderNumbers }: OpenWave) => orderNumbers.join(' ');

function Late({ waves }: { waves: OpenWave[] }) {
	const t = useMessages();
	const { span } = useFormats();
	const late = waves.filter(({ isLate }) => isLate);
	const [first] = late;
	if (!first) return null;
	const { start, end } = first.window;
	const orders = late
		.filter(({ window }) => window.start === start)
		.reduce((sum, { orderNumbers }) => sum + orderNumbers.length, 0);
	return (
		<Note tone="danger">
			<b>{t('picking.late', { window: span(start, end) })}</b> {t('picking.wait', { orders })}
		</Note>
	);
}

function TrolleyPlan({ wave }: { wave: OpenWave }) {
	const t = useMessages();
	return (
		<section aria-labelledby="trolley">
			<h2 id="trolley" className={styles['aside']}>
				{t('picking.trolley')}
			</h2>
			<Trolley
				columns={2}
				orders={wave.orderNumbers.map((orderNumber, place) => ({
					orderNumber,
					crate: crates[place] ?? '',
				}))}
			/>
		</section>
	);
}
