import type { Cart } from '@korb/contracts/cart/cart';
import { groupOfCode } from '@korb/domain/cart/cart-validation';
import { useSite } from '../../../platform/site.tsx';
import { runningCart } from '../../../shop/cart/cart-actions.ts';
import { useCartErrors } from '../../../shop/cart/cart-errors.ts';
import { cartProblemText } from '../../../shop/cart/cart-problem-text.ts';
import { useTimes } from '../../../shop/fulfilment/use-times.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import styles from './limit-notices.module.css';

/** A missing choice is not a problem: the bar above already prompts for it. */
const shownAbove = new Set(['005', '008', '130']);

/** Results of the last validation: place and time problems here, the rest below. */
export function CartProblems({ cart }: { cart: Cart }) {
	const site = useSite();
	const { t } = site;
	const times = useTimes();
	const { codes, earliest } = useCartErrors();
	const fulfilment = cart.distributionAddress?.distributionType ?? null;
	const shown = codes.filter(
		(code) => !shownAbove.has(code) && groupOfCode(code, fulfilment) !== 'discount-code',
	);
	if (shown.length === 0) return null;
	return (
		<div className={styles['notices']}>
			{shown.map((code) => (
				<Notice key={code} tone="warn">
					<span data-code={code} data-group={groupOfCode(code, fulfilment)}>
						{cartProblemText(t, code)}
					</span>
					{earliest && groupOfCode(code, fulfilment) === 'time-slot' && (
						<>
							{' '}
							<button
								type="button"
								className="link"
								onClick={() =>
									void runningCart(site).then((running) => running.setTimeSlot(earliest.id))
								}
							>
								{t('cart.problem.takeEarliest', { window: times.window(earliest) })}
							</button>
						</>
					)}
				</Notice>
			))}
		</div>
	);
}
