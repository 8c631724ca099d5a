import type { AdminRule } from './admin-rule.testing.ts';
import { areaRules } from './areas.testing.ts';
import { assortmentRules } from './assortment.testing.ts';
import { customerRules } from './customers.testing.ts';
import { importRules } from './imports.testing.ts';
import { orderRules } from './orders.testing.ts';
import { phoneOrderRules } from './phone-orders.testing.ts';
import { pickingRules } from './picking.testing.ts';
import { promotionRules } from './promotions.testing.ts';
import { reportRules } from './reports.testing.ts';
import { sessionRules } from './session.testing.ts';
import { settingsRules } from './settings.testing.ts';
import { staffRules } from './staff.testing.ts';
import { undoRules } from './undo.testing.ts';
import { windowRules } from './windows.testing.ts';

/** One line per endpoint; an endpoint without a line fails the test. */
export const adminRules: Record<string, AdminRule> = {
	...sessionRules,
	...staffRules,
	...phoneOrderRules,
	...settingsRules,
	...reportRules,
	...assortmentRules,
	...importRules,
	...promotionRules,
	...orderRules,
	...customerRules,
	...pickingRules,
	...windowRules,
	...areaRules,
	...undoRules,
};
