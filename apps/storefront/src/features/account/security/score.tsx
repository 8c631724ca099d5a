import type { Security } from '@korb/contracts/customer/credentials';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { ShieldCheckIcon } from '../../../ui/icons/shield-check.ts';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import styles from './score.module.css';

const MONTH_MS = (365.25 / 12) * 24 * 60 * 60 * 1000;

/** How well the account is protected, in words. */
export function Score({ security }: { security: Security | undefined }) {
	const t = useMessages();
	return (
		<div className={styles['score']} aria-busy={!security}>
			<span className={styles['icon']}>
				<ShieldCheckIcon />
			</span>
			{security ? (
				<p>
					<b>{t(isStrong(security) ? 'account.score.strong' : 'account.score.plain')}</b>
					<span>
						{t(`account.score.${protectionOf(security)}`)} {ageText(t, security)}
					</span>
				</p>
			) : (
				<p>
					<Skeleton width="min(14em, 100%)" height={20} />
					<Skeleton width="min(18em, 100%)" height={16} />
				</p>
			)}
		</div>
	);
}

function isStrong({ passkeys, isTwoStep }: Security): boolean {
	return passkeys > 0 || isTwoStep;
}

function protectionOf({ passkeys, isTwoStep }: Security) {
	if (passkeys > 0) return isTwoStep ? 'both' : 'passkey';
	return isTwoStep ? 'twoStep' : 'none';
}

function ageText(t: ReturnType<typeof useMessages>, { passwordChangedAt }: Security): string {
	if (passwordChangedAt === null) return '';
	const age = Date.now() - new Date(passwordChangedAt).getTime();
	return t('account.score.password', { months: Math.floor(age / MONTH_MS) });
}
