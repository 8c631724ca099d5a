import { MOST_REPORT_DAYS } from '@korb/domain/reports/report-period';
import { z } from 'zod';
import { at } from '../../platform/endpoint-path.ts';
import { problem } from '../../platform/errors.ts';
import { guarded } from '../access.ts';
import {
	PickingReport,
	ReportSubscription,
	SalesReport,
	SearchReport,
	ServiceReport,
	WindowsReport,
} from './reports.ts';
import * as paths from './reports-paths.ts';

const tags = ['reports'];
const errors = [...guarded, 'bad_request'] as const;
const days = z.object({
	from: z.iso.date().optional().describe('The first day; four weeks without it'),
	to: z.iso
		.date()
		.optional()
		.describe(`The last day; yesterday without it. At most ${MOST_REPORT_DAYS} days, all over`),
});
const querystring = days.extend({
	unit: z
		.string()
		.regex(/^[\w-]{1,60}$/)
		.optional()
		.describe('All units of the person without it'),
});

export const getSalesReport = {
	...at(paths.getSalesReport),
	access: 'reports.sales' as const,
	errors,
	tags,
	summary: 'Returns orders and revenue by day and category, beside the period before',
	querystring,
	response: { 200: SalesReport, ...problem },
};

export const getServiceReport = {
	...at(paths.getServiceReport),
	access: 'reports.service' as const,
	errors,
	tags,
	summary: 'Returns how many deliveries were on time, line items missing, and cents refunded',
	querystring,
	response: { 200: ServiceReport, ...problem },
};

export const getPickingReport = {
	...at(paths.getPickingReport),
	access: 'reports.picking' as const,
	errors,
	tags,
	summary: 'Returns missing and substituted line items by day and product',
	querystring,
	response: { 200: PickingReport, ...problem },
};

export const getWindowsReport = {
	...at(paths.getWindowsReport),
	access: 'reports.windows' as const,
	errors,
	tags,
	summary: 'Returns how full delivery windows were, by weekday and time',
	querystring,
	response: { 200: WindowsReport, ...problem },
};

export const getSearchReport = {
	...at(paths.getSearchReport),
	access: 'reports.search' as const,
	errors,
	tags,
	summary: 'Returns the most frequent searches without a result',
	querystring: days,
	response: { 200: SearchReport, ...problem },
};

export const getReportSubscription = {
	...at(paths.getReportSubscription),
	access: 'reports.weekly' as const,
	errors: guarded,
	tags,
	summary: 'Returns whether the person gets the report of each week by email',
	response: { 200: ReportSubscription, ...problem },
};

export const putReportSubscription = {
	...at(paths.putReportSubscription),
	access: 'reports.weekly' as const,
	errors: guarded,
	tags,
	summary: 'Subscribes the person to the report of each week, or ends that',
	body: ReportSubscription,
	response: { 200: ReportSubscription, ...problem },
};
