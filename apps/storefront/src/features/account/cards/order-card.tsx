import type { Customer } from '@korb/contracts/customer/customer';
import { CardOrderForm } from '@korb/contracts/loyalty/card-forms';
import type { LoyaltyMemberInformation } from '@korb/contracts/loyalty/loyalty';
import { pathTo } from '@korb/domain/routing/routes';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { formErrorText } from '../../../platform/messages/form-error-text.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useAppNavigate } from '../../../platform/navigation/use-navigate.ts';
import { useSite } from '../../../platform/site.tsx';
import { addressLines, addressName } from '../../../shop/addresses/address-lines.ts';
import { fullName } from '../../../shop/addresses/full-name.ts';
import { useSavedAddresses } from '../../../shop/addresses/saved-addresses.ts';
import { accountPath } from '../../../shop/session/account-path.ts';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Step } from '../../../ui/layout/step.tsx';
import { LoadingFailed } from '../frame/loading-failed.tsx';
import { WaitingPanels } from '../frame/waiting.tsx';
import { CardFrame } from './card-frame.tsx';
import { CardOrdered } from './card-ordered.tsx';
import styles from './cards.module.css';
import { printedNumber } from './printed-number.ts';
import { orderCard, useCardStatus } from './use-card-order.ts';

export function OrderCard({ customer }: { customer: Customer }) {
	const site = useSite();
	const { t } = site;
	const { data, isError, refetch } = useCardStatus();
	const member = customer.loyaltyMemberInformation;
	if (isError) return <LoadingFailed text={t('card.failed')} onRetry={() => void refetch()} />;
	if (!data) return <WaitingPanels count={2} />;
	if (data.status === 'IsOrdered') return <CardOrdered customer={customer} />;
	if (data.status === 'CanBeOrdered' && member) {
		return <CardOrder customer={customer} member={member} />;
	}
	return (
		<EmptyState
			level={1}
			title={t('card.order.membersOnly')}
			actions={
				<LinkButton href={accountPath(site, 'club')}>
					{t('card.back', { shop: site.config.name })}
				</LinkButton>
			}
		>
			{t('card.order.membersOnlyText')}
		</EmptyState>
	);
}

type CardOrderProps = { customer: Customer; member: LoyaltyMemberInformation };

function CardOrder({ customer, member }: CardOrderProps) {
	const site = useSite();
	const { t, routes } = site;
	const navigate = useAppNavigate();
	const saved = useSavedAddresses();
	const [hasFailed, setFailed] = useState(false);
	const form = useSchemaForm<CardOrderForm>(CardOrderForm, {
		defaults: { name: fullName(customer).slice(0, 24), addressId: saved[0]?.id ?? '' },
		errorText: (message) => formErrorText(t, message),
	});
	const name = useWatch({ control: form.control, name: 'name' });

	async function order(values: CardOrderForm): Promise<void> {
		setFailed(false);
		try {
			await orderCard(values);
			navigate(pathTo(routes, 'order-physical-card-confirmation') ?? '/', { replace: true });
		} catch {
			setFailed(true);
		}
	}

	return (
		<Form form={form} onSubmit={order} problem={hasFailed && t('card.failed')}>
			<CardFrame
				title={t('card.order.title')}
				lead={t('card.order.lead')}
				preview={{ name, number: printedNumber(member.mpCardId) }}
				aside={
					<>
						<Button
							type="submit"
							size="lg"
							block
							loading={form.formState.isSubmitting && t('form.sending')}
						>
							{t('card.order.submit')}
						</Button>
						<p className={styles['small']}>{t('card.order.free')}</p>
					</>
				}
			>
				<Step id="where" number={1} title={t('card.order.where')} doneText={null}>
					{saved.length > 0 && (
						<RadioGroup
							variant="cards"
							isLegendHidden
							legend={t('card.order.where')}
							options={saved.map((address) => ({
								value: address.id,
								label: addressName(site, address),
								text: addressLines(site, address).join(', '),
							}))}
							{...form.field('addressId')}
						/>
					)}
					<AppLink className="link" href={accountPath(site, 'addresses')}>
						{t(saved.length > 0 ? 'card.order.otherAddress' : 'card.order.addAddress')}
					</AppLink>
				</Step>
				<Step id="name" number={2} title={t('card.order.print')} doneText={null}>
					<TextField
						label={t('card.order.name')}
						hint={t('card.order.nameHint')}
						{...form.field('name')}
					/>
				</Step>
			</CardFrame>
		</Form>
	);
}
