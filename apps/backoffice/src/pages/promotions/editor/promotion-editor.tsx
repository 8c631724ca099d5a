import type { Promotion } from '@korb/contracts/admin/promotions/promotions';
import { MAX_PROMOTION_PRICES } from '@korb/domain/pricing/promotion-states';
import { useId, useState } from 'react';
import { useLocale } from '../../../platform/i18n/locale.tsx';
import { useSession } from '../../../session/session.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import body from '../../../ui/layout/page-body.module.css';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { Note } from '../../../ui/note/note.tsx';
import page from '../codes/codes.module.css';
import { PromotionStatus } from '../promotion-status.tsx';
import { EndPromotion } from './end-promotion.tsx';
import { GroupMenus } from './group-menus.tsx';
import { LastWeekCard } from './last-week-card.tsx';
import { PriceTagCard } from './price-tag-card.tsx';
import { PricesCard } from './prices-card.tsx';
import { ProductSearch } from './product-search.tsx';
import {
	addProducts,
	countPrices,
	isComputed,
	toPromotionValues,
	toTyped,
} from './promotion-draft.ts';
import { PromotionFields } from './promotion-fields.tsx';
import { PromotionProblem } from './promotion-problem.tsx';
import { readPlan, readPromotion } from './read-promotion.ts';
import { usePromotionCheck } from './use-promotion-check.ts';
import { useSavePromotion } from './use-save-promotion.ts';

/**
 * A draft is saved or published; a published promotion only ends. What was read first stays the base of
 * a change, so a newer version is noticed when saving and replaces nothing that was typed.
 */
export function PromotionEditor({ stored: read }: { stored: Promotion | null }) {
	const { t, tag } = useLocale();
	const { may } = useSession();
	const formId = useId();
	const [stored, setStored] = useState(read);
	const [values, setValues] = useState(() => toPromotionValues(stored, tag));
	const [shown, show] = useState<string | null>(null);
	const input = readPromotion(values);
	const save = useSavePromotion(stored, (next) => {
		setStored(next);
		setValues(toPromotionValues(next, tag));
	});
	const isDraft = !stored || stored.state === 'draft';
	const isReadOnly = !isDraft || !may('promotions.draft');
	const mayPublish = isDraft && may('promotions.manage');
	const { data: check, isPlaceholderData } = usePromotionCheck(
		{
			promotionId: stored?.promotionId ?? null,
			startsOn: values.startsOn,
			// What was published stays, whatever the regular prices do.
			...readPlan(isDraft ? values : toTyped(values)),
		},
		may('promotions.draft'),
	);
	const cannotSave = !input || save.isPending;
	return (
		<>
			<PageHead
				title={stored?.name ?? t('promotions.new')}
				mark={stored && <PromotionStatus state={stored.state} />}
				crumbs={{
					label: t('order.path'),
					crumbs: [{ to: '/promotions', text: t('nav.promotions') }],
				}}
			>
				{stored && !isDraft && may('promotions.manage') && (
					<EndPromotion promotion={stored} save={save} />
				)}
				{!isReadOnly && (
					<Button type="submit" form={formId} disabled={cannotSave}>
						{save.newer ? t('stale.saveMine') : t('codes.saveDraft')}
					</Button>
				)}
				{mayPublish && (
					<Button
						variant="primary"
						disabled={cannotSave || save.newer !== null}
						onClick={() => input && save.send({ kind: 'publish', input })}
					>
						{t('promotions.publish')}
					</Button>
				)}
			</PageHead>
			<form
				id={formId}
				className={body['content']}
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					if (input && !cannotSave && !isReadOnly) save.send({ kind: 'save', input });
				}}
			>
				{!isDraft && <Note>{t('promotions.published')}</Note>}
				{isDraft && isReadOnly && <Note>{t('promotions.othersChange')}</Note>}
				<PromotionProblem save={save} mine={input} />
				<div className={page['grid']}>
					<div className={page['column']}>
						<PromotionFields {...{ values, isReadOnly }} onChange={setValues} />
						<PricesCard
							rows={values.rows}
							isComputed={isDraft && isComputed(values)}
							terms={values}
							{...{ check, isReadOnly }}
							onChange={(rows) => setValues({ ...values, rows })}
							onShow={show}
						/>
						{!isReadOnly && (
							<Card title={t('promotions.addProducts')}>
								<GroupMenus
									regions={values.regions}
									room={MAX_PROMOTION_PRICES - countPrices(values)}
									onAdd={(products) => setValues((current) => addProducts(current, products))}
								/>
								<ProductSearch
									chosen={values.rows.map(({ sku }) => sku)}
									onAdd={({ sku, name }) =>
										setValues(addProducts(values, [{ sku, name, regions: values.regions }]))
									}
								/>
							</Card>
						)}
					</div>
					<div className={page['column']}>
						{check && <PriceTagCard {...{ check, values }} sku={shown} />}
						{check && isDraft && (
							<LastWeekCard
								check={check}
								isForMembers={values.isForMembers}
								isStale={isPlaceholderData}
							/>
						)}
					</div>
				</div>
			</form>
		</>
	);
}
