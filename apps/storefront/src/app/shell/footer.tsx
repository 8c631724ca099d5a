import { offeredMarks } from '@korb/domain/payment/payment-marks';
import { NewsletterForm } from '../../features/newsletter/newsletter-form.tsx';
import { useClientConfigs, useSite } from '../../platform/site.tsx';
import { PaymentMarks } from '../../ui/label/payment-marks.tsx';
import styles from './footer.module.css';
import { FooterLink } from './footer-link.tsx';
import { HomeLink } from './home-link.tsx';
import { LegalLinks } from './legal-links.tsx';

export function Footer() {
	const { config } = useSite();
	const footer = useClientConfigs().footer;
	const marks = offeredMarks(footer?.paymentMarks ?? [], config.checkout);
	return (
		<footer className={styles['footer']}>
			<div className="wrap">
				{config.featureMisc && footer?.newsletter && (
					<section className={styles['news']}>
						<div>
							<h2>{footer.newsletter.title}</h2>
							<p>{footer.newsletter.text}</p>
						</div>
						<NewsletterForm />
					</section>
				)}
				<div className={styles['columns']}>
					<div className={styles['brand']}>
						<HomeLink variant="inverse" />
						{footer?.claim && <p>{footer.claim}</p>}
					</div>
					{footer?.columns.map((column) => (
						<nav key={column.title} aria-label={column.title}>
							<h2>{column.title}</h2>
							<ul>
								{column.links.map((link) => (
									<li key={link.href}>
										<FooterLink {...link} />
									</li>
								))}
							</ul>
						</nav>
					))}
				</div>
				<div className={styles['base']}>
					<LegalLinks />
					{marks.length > 0 && <PaymentMarks marks={marks} />}
				</div>
			</div>
		</footer>
	);
}
