import { pathTo } from '@korb/domain/routing/routes';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useSite } from '../../platform/site.tsx';
import { buttonClass } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import styles from './personal-place.module.css';
import type { Personal } from './use-personal-blocks.ts';

/** Shown on a page that is not meant for the current visitor. */
export function MembersOnly({ personal }: { personal: Personal }) {
	const t = useMessages();
	const login = pathTo(useSite().routes, 'login');
	if (typeof personal !== 'string') {
		const isForThem = [...personal.values()].some(Boolean);
		return isForThem ? null : (
			<EmptyState title={t('members.title')}>{t('members.other')}</EmptyState>
		);
	}
	const action = login && (
		<AppLink href={login} className={buttonClass({})}>
			{t('members.login')}
		</AppLink>
	);
	return (
		<div className={personal === 'waiting' ? styles['visitors'] : undefined}>
			<EmptyState title={t('members.title')} actions={action}>
				{t('members.text')}
			</EmptyState>
		</div>
	);
}
