import { TenantField as TenantField_1d0591e3cf4f332c83a86da13a0de59a } from '@payloadcms/plugin-multi-tenant/client'
import { RouteField as RouteField_63614fc64edd31edc670a39ad75c6274 } from '../../../../src/components/route-field.tsx'
import { AddressCell as AddressCell_12e7c3d6021a80baf1a3cfa851aad707 } from '../../../../src/components/address-cell.tsx'
import { LinkField as LinkField_460241ff7abd2d95a4bcea2ab19c2acc } from '../../../../src/components/picker/link-field.tsx'
import { AssignTenantFieldTrigger as AssignTenantFieldTrigger_1d0591e3cf4f332c83a86da13a0de59a } from '@payloadcms/plugin-multi-tenant/client'
import { VersionsView as VersionsView_cdf0a1e8afbd81efc26327d992ef9fe3 } from '../../../../src/versions/versions-view.tsx'
import { PickerField as PickerField_77cc7ef21d80661eaf96c9083a80ca93 } from '../../../../src/components/picker/picker-field.tsx'
import { RowLabel as RowLabel_789782b5d8d69b6b4a9924e16f0bb876 } from '../../../../src/components/row-label.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SecondFactorField as SecondFactorField_d7e5f979300470cf4994baf95e62e489 } from '../../../../src/auth/second-factor-field.tsx'
import { WatchTenantCollection as WatchTenantCollection_1d0591e3cf4f332c83a86da13a0de59a } from '@payloadcms/plugin-multi-tenant/client'
import { BlockLabel as BlockLabel_d130943408ce6783a7acb76940408f14 } from '../../../../src/components/block-label.tsx'
import { BlockNote as BlockNote_4e2f7a549458f0161bb7ba1a013bd527 } from '../../../../src/components/picker/block-note.tsx'
import { TopicField as TopicField_b9b1a566f53ce42fd96a0a07533876c1 } from '../../../../src/components/topic-field.tsx'
import { Icon as Icon_b2e403bf5b1f1ea37004c870107d976c } from '../../../../src/components/brand.tsx'
import { Logo as Logo_b2e403bf5b1f1ea37004c870107d976c } from '../../../../src/components/brand.tsx'
import { ChosenShop as ChosenShop_d031c8124418a6eed5bee2e8037b57f2 } from '../../../../src/components/chosen-shop.tsx'
import { GlobalViewRedirect as GlobalViewRedirect_d6d5f193a167989e2ee7d14202901e62 } from '@payloadcms/plugin-multi-tenant/rsc'
import { Dashboard as Dashboard_28210bd3082196ec8d89f722467f51ef } from '../../../../src/dashboard/dashboard.tsx'
import { TenantSelector as TenantSelector_d6d5f193a167989e2ee7d14202901e62 } from '@payloadcms/plugin-multi-tenant/rsc'
import { TenantSelectionProvider as TenantSelectionProvider_d6d5f193a167989e2ee7d14202901e62 } from '@payloadcms/plugin-multi-tenant/rsc'
import { SignInView as SignInView_234b934ee4ac64bef5b4ae4673234978 } from '../../../../src/auth/sign-in-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@payloadcms/plugin-multi-tenant/client#TenantField": TenantField_1d0591e3cf4f332c83a86da13a0de59a,
  "/src/components/route-field.tsx#RouteField": RouteField_63614fc64edd31edc670a39ad75c6274,
  "/src/components/address-cell.tsx#AddressCell": AddressCell_12e7c3d6021a80baf1a3cfa851aad707,
  "/src/components/picker/link-field.tsx#LinkField": LinkField_460241ff7abd2d95a4bcea2ab19c2acc,
  "@payloadcms/plugin-multi-tenant/client#AssignTenantFieldTrigger": AssignTenantFieldTrigger_1d0591e3cf4f332c83a86da13a0de59a,
  "/src/versions/versions-view.tsx#VersionsView": VersionsView_cdf0a1e8afbd81efc26327d992ef9fe3,
  "/src/components/picker/picker-field.tsx#PickerField": PickerField_77cc7ef21d80661eaf96c9083a80ca93,
  "/src/components/row-label.tsx#RowLabel": RowLabel_789782b5d8d69b6b4a9924e16f0bb876,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/auth/second-factor-field.tsx#SecondFactorField": SecondFactorField_d7e5f979300470cf4994baf95e62e489,
  "@payloadcms/plugin-multi-tenant/client#WatchTenantCollection": WatchTenantCollection_1d0591e3cf4f332c83a86da13a0de59a,
  "/src/components/block-label.tsx#BlockLabel": BlockLabel_d130943408ce6783a7acb76940408f14,
  "/src/components/picker/block-note.tsx#BlockNote": BlockNote_4e2f7a549458f0161bb7ba1a013bd527,
  "/src/components/topic-field.tsx#TopicField": TopicField_b9b1a566f53ce42fd96a0a07533876c1,
  "/src/components/brand.tsx#Icon": Icon_b2e403bf5b1f1ea37004c870107d976c,
  "/src/components/brand.tsx#Logo": Logo_b2e403bf5b1f1ea37004c870107d976c,
  "/src/components/chosen-shop.tsx#ChosenShop": ChosenShop_d031c8124418a6eed5bee2e8037b57f2,
  "@payloadcms/plugin-multi-tenant/rsc#GlobalViewRedirect": GlobalViewRedirect_d6d5f193a167989e2ee7d14202901e62,
  "/src/dashboard/dashboard.tsx#Dashboard": Dashboard_28210bd3082196ec8d89f722467f51ef,
  "@payloadcms/plugin-multi-tenant/rsc#TenantSelector": TenantSelector_d6d5f193a167989e2ee7d14202901e62,
  "@payloadcms/plugin-multi-tenant/rsc#TenantSelectionProvider": TenantSelectionProvider_d6d5f193a167989e2ee7d14202901e62,
  "/src/auth/sign-in-view.tsx#SignInView": SignInView_234b934ee4ac64bef5b4ae4673234978,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
