import type { ReactNode } from 'react';
import { useSite } from '../../platform/site.tsx';
import { useLoginState } from '../../shop/session/use-login-state.ts';
import type { BlockOf } from '../block-of.ts';
import { RichText } from '../rich-text.tsx';
import styles from './newsletter-section.module.css';

type Texts = BlockOf<'newsletter-subscribe'> | BlockOf<'newsletter-unsubscribe'>;

/** The cached page addresses guests; customers get their own text once the login state is known. */
export function NewsletterSection({ block, children }: { block: Texts; children: ReactNode }) {
	const { featureCustomer } = useSite().config;
	const isCustomer = useLoginState() === 'loggedIn' && featureCustomer;
	const { title, text } = isCustomer ? block.customer : block.anonymous;
	return (
		<section className={styles['newsletter']}>
			<div>
				<h2>{title}</h2>
				{text && <p>{text}</p>}
			</div>
			<div>
				{children}
				{block.terms.length > 0 && (
					<div className={styles['terms']}>
						<RichText value={block.terms} />
					</div>
				)}
			</div>
		</section>
	);
}
