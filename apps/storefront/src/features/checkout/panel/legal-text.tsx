import type { Cart } from '@korb/contracts/cart/cart';
import { withNodes } from '../../../platform/messages/with-nodes.tsx';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useSite } from '../../../platform/site.tsx';
import styles from './legal-text.module.css';

/** The terms accepted by ordering, directly below the button. */
export function LegalText({ cart }: { cart: Cart }) {
	const { config, t } = useSite();
	const { termsPath, withdrawalPath } = config.checkout;
	const age = Math.max(0, ...cart.productLineItems.map(({ product }) => product.minimumAge ?? 0));
	const link = (path: string | null, text: string) =>
		path ? <AppLink href={path}>{text}</AppLink> : text;
	return (
		<p className={styles['legal']}>
			{withNodes((marks) => t('checkout.legal', marks), {
				terms: link(termsPath, t('checkout.terms')),
				privacy: link(config.consent.privacyPath, t('checkout.privacy')),
				withdrawal: link(withdrawalPath, t('checkout.withdrawal')),
			})}
			{age > 0 && ` ${t('checkout.age', { age })}`}
		</p>
	);
}
