import type { LoyaltyMemberInformation } from '@korb/contracts/loyalty/loyalty';
import { isDonor } from '@korb/domain/loyalty/membership';
import { useSite } from '../../../platform/site.tsx';
import { HandCoinsIcon } from '../../../ui/icons/hand-coins.ts';
import { StarIcon } from '../../../ui/icons/star.ts';
import { Tag } from '../../../ui/label/flag.tsx';
import styles from './club.module.css';

type Pool = LoyaltyMemberInformation['pools'][number];

/** What a member has collected, and what goes to a good cause. */
export function Pools({ pools }: { pools: Pool[] }) {
	return pools.map((pool) => <PoolBox key={pool.poolId} pool={pool} />);
}

function PoolBox({ pool }: { pool: Pool }) {
	const { t, config } = useSite();
	const kind = isDonor([pool]) ? 'donation' : 'points';
	const value = new Intl.NumberFormat(config.locale).format(pool.value);
	return (
		<section className={styles['pool']}>
			<span className={styles['perkIcon']}>
				{kind === 'donation' ? <HandCoinsIcon /> : <StarIcon />}
			</span>
			<div>
				<h2>
					{t(`club.pool.${kind}`)}
					{kind === 'donation' && <Tag tone="fresh">{t('club.pool.active')}</Tag>}
				</h2>
				<p>{t(`club.pool.${kind}Text`)}</p>
			</div>
			<strong>{value}</strong>
		</section>
	);
}
