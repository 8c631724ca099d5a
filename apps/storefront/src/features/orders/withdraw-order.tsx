import { postConfirmForm, postWithdrawalForm } from '@korb/contracts/order/order-paths';
import type { Order, OrderLine } from '@korb/contracts/order/orders';
import { useSite } from '../../platform/site.tsx';
import { Button } from '../../ui/button/button.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { createMoments } from './moments.ts';
import { OrderForm } from './order-form.tsx';
import { OrderTask } from './order-task.tsx';
import styles from './withdraw-order.module.css';

/** First step: which line items, and by whom. Exempt line items say why. */
export function WithdrawOrder({ order }: { order: Order }) {
	const site = useSite();
	const { t } = site;
	const moments = createMoments(site);
	const contact = order.billingAddress ?? order.distributionAddress;
	const done = new Set(
		order.withdrawal.declarations
			.filter(({ confirmedAt }) => confirmedAt)
			.flatMap(({ lineItemIds }) => lineItemIds),
	);
	return (
		<OrderTask order={order} title={t('order.withdraw.title')} wayBack={t('order.withdraw.leave')}>
			<p>{t('order.withdraw.text', { day: moments.date(order.withdrawal.lastDay) })}</p>
			<OrderForm order={order} endpoint={postWithdrawalForm} className={styles['form'] ?? ''}>
				<fieldset>
					<legend>{t('order.withdraw.which')}</legend>
					{order.lines.map((line) => {
						const isExempt = line.withdrawalExemption !== null;
						const hint = isExempt ? t('order.withdraw.perishable') : t('order.withdraw.already');
						const isOut = isExempt || done.has(line.lineItemId);
						return (
							<CheckboxField
								key={line.lineItemId}
								name="lineItemId"
								value={line.lineItemId}
								label={nameOf(line)}
								disabled={isOut}
								{...(isOut && { hint })}
							/>
						);
					})}
				</fieldset>
				<div className={styles['who']}>
					<TextField
						name="name"
						label={t('order.withdraw.name')}
						autoComplete="name"
						defaultValue={`${contact.firstName} ${contact.lastName}`.trim()}
						required
						maxLength={120}
					/>
					<TextField
						name="email"
						type="email"
						label={t('order.withdraw.email')}
						autoComplete="email"
						defaultValue={contact.email}
						required
						maxLength={200}
					/>
				</div>
				<Button type="submit">{t('order.withdraw.declare')}</Button>
			</OrderForm>
		</OrderTask>
	);
}

/** Second step: repeats the declaration, with the button that makes it binding. */
export function ConfirmWithdrawal({ order }: { order: Order }) {
	const { t } = useSite();
	const open = order.withdrawal.declarations.find(({ confirmedAt }) => confirmedAt === null);
	if (!open) return null;
	const lines = order.lines.filter(({ lineItemId }) => open.lineItemIds.includes(lineItemId));
	return (
		<OrderTask order={order} title={t('order.withdraw.check')} wayBack={t('order.withdraw.leave')}>
			<p>{t('order.withdraw.statement', { name: open.name, number: order.orderNumber })}</p>
			<ul className={styles['list']}>
				{lines.map((line) => (
					<li key={line.lineItemId}>
						{t('order.withdraw.item', { name: nameOf(line), quantity: line.quantity })}
					</li>
				))}
			</ul>
			<p>{t('order.withdraw.receipt', { email: open.email })}</p>
			<OrderForm order={order} endpoint={postConfirmForm}>
				<Button type="submit">{t('order.withdraw.confirm')}</Button>
			</OrderForm>
		</OrderTask>
	);
}

/** Products of the same name are distinguished by their brand. */
function nameOf({ brand, name }: OrderLine): string {
	return brand ? `${brand} ${name}` : name;
}
