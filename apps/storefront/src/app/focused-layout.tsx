import type { RouteName } from '@korb/domain/routing/route-table';
import type { MessageKey } from '@korb/messages';
import type { ReactNode } from 'react';
import { useMessages } from '../platform/messages/use-messages.ts';
import { noSwitches, switches } from '../platform/navigation/switches.ts';
import { useRouteName } from '../platform/navigation/use-route-name.ts';
import { useStore } from '../platform/storage/store.ts';
import { LockIcon } from '../ui/icons/lock.ts';
import { FocusedSteps } from '../ui/progress/focused-steps.tsx';
import { DialogArea } from './dialog-area.tsx';
import styles from './focused-layout.module.css';
import { HomeLink } from './shell/home-link.tsx';
import { LegalLinks } from './shell/legal-links.tsx';

const walks: Partial<Record<RouteName, RouteName[]>> = {
	checkout: ['cart', 'checkout', 'checkout-confirmation'],
};

const stepTexts: Partial<Record<RouteName, MessageKey>> = {
	cart: 'shell.step.cart',
	checkout: 'shell.step.checkout',
	'checkout-confirmation': 'shell.step.confirmation',
};

/** Layout for steps that need full attention: no search or menu, just home and legal links. */
export function FocusedLayout({ children }: { children: ReactNode }) {
	const { isWebview } = useStore(switches, noSwitches);
	return (
		<div data-layout="focused" className={styles['layout']}>
			{!isWebview && <FocusedHeader />}
			{children}
			{!isWebview && (
				<footer className={styles['footer']}>
					<div className="wrap">
						<LegalLinks />
					</div>
				</footer>
			)}
			<DialogArea />
		</div>
	);
}

function FocusedHeader() {
	const t = useMessages();
	const routeName = useRouteName();
	const walk = walks[routeName];
	return (
		<header className={styles['header']}>
			<div className={`wrap ${styles['row']}`}>
				<HomeLink />
				{walk && (
					<div className={styles['steps']}>
						<FocusedSteps
							label={t('shell.steps')}
							doneText={t('shell.step.done')}
							current={routeName}
							steps={walk.flatMap((key) => {
								const text = stepTexts[key];
								return text ? [{ key, text: t(text) }] : [];
							})}
						/>
					</div>
				)}
				<span className={styles['secure']}>
					<LockIcon />
					{t('shell.secure')}
				</span>
			</div>
		</header>
	);
}
