/** PAGES, the list of all pages of the site, and SITE, the arguments of registerPages. */
import { readPlacementMark } from '#catalog/tools/placements/version.ts';
import type { Page, Site } from '#http/pages/page-types.ts';
import { AUTHORIZATION_PAGES } from './account/grants/authorization.ts';
import { GRANT_PAGES } from './account/grants/list.ts';
import { CONFIRMATION_PAGES } from './account/confirmation.ts';
import { EMAIL_CHANGE_PAGES } from './account/email-change.ts';
import { INVITATION_PAGES } from './account/mailed/invitation.ts';
import { ACCOUNT_MENU_PAGES } from './account/menu.ts';
import { FOLLOW_PAGES } from './account/follows/follow.ts';
import { OWN_FOLLOW_PAGES } from './account/follows/own-follows.ts';
import { NOTICE_PAGES } from './account/mailed/notices.ts';
import { OWN_LIST_PAGES } from './account/lists/own-lists.ts';
import { RECOMMEND_PAGES } from './submissions/recommend.ts';
import { SAVED_PAGES } from './account/saved.ts';
import { START_PAGES } from './account/start.ts';
import { OWN_LIST_EDIT_PAGES } from './account/lists/own-list.ts';
import { LIST_PAGES } from './visitors/lists.ts';
import { LIST_DIRECTORY_PAGES } from './visitors/list-directory.ts';
import { REPORTED_LIST_PAGES } from './desk/reports/reported-lists.ts';
import { OWN_REPORT_PAGES } from './submissions/own-reports.ts';
import { OWN_VISIT_PAGES } from './submissions/own-visits.ts';
import { OWN_PLACEMENT_PAGES } from './submissions/own-placements.ts';
import { OWN_SUBMISSION_PAGES } from './submissions/own-submissions.ts';
import { PASSWORD_RESET_PAGES } from './account/password-reset.ts';
import { PROVIDER_PAGES } from './account/provider-sign-in.ts';
import { RECOVERY_CODE_PAGES } from './account/recovery-codes.ts';
import { REGISTRATION_PAGES } from './account/registration.ts';
import { VERIFICATION_PAGES } from './account/verification.ts';
import { SECURITY_PAGES } from './account/security.ts';
import { SETTINGS_PAGES } from './account/settings.ts';
import { SET_UP_PAGES } from './account/set-up.ts';
import { SIGN_IN_PAGES } from './account/sign-in.ts';
import { SIGN_IN_STEP_PAGES } from './account/sign-in-step.ts';
import { SUBMISSION_STATUS_PAGES } from './submissions/status.ts';
import { SUBMIT_CHECK_PAGES } from './submissions/check.ts';
import { CORRECTION_PAGES } from './submissions/correction.ts';
import { SUBMIT_PAGES } from './submissions/submit.ts';
import { SUBMIT_START_PAGES } from './submissions/start.ts';
import { YEARLY_CONFIRMATION_PAGES } from './submissions/yearly-confirmation.ts';
import { SUGGEST_PAGES } from './submissions/suggest.ts';
import { TERMS_PAGES } from './account/terms.ts';
import { TOKEN_PAGES } from './account/tokens.ts';
import { TWO_FACTOR_PAGES } from './account/two-factor.ts';
import { WEBHOOK_PAGES } from './account/webhooks/webhook.ts';
import { WEBHOOK_LIST_PAGES } from './account/webhooks/webhooks.ts';
import { ASSETS } from './assets/files.ts';
import { ACCOUNT_DESK_PAGES } from './desk/admin/accounts.ts';
import { AUDIT_PAGES } from './desk/admin/audit.ts';
import { BLOCK_PAGES } from './desk/admin/blocks.ts';
import { MAIL_PAGES } from './desk/admin/mail.ts';
import { INVITATION_DESK_PAGES } from './desk/admin/invitations.ts';
import { BULK_PAGES } from './desk/queue/bulk.ts';
import { CHANGE_DESK_PAGES } from './desk/changes.ts';
import { CATEGORY_PLAN_PAGES } from './desk/tools/category-plan.ts';
import { CATEGORY_DESK_PAGES } from './desk/tools/categories.ts';
import { DIGEST_LINES_PAGES } from './desk/site/digest-lines.ts';
import { COLLECTION_DESK_PAGES } from './desk/tools/collections.ts';
import { EDIT_SUBMISSION_PAGES } from './desk/queue/edit-submission.ts';
import { JOB_DESK_PAGES } from './desk/tools/jobs.ts';
import { TASK_DESK_PAGES } from './desk/tools/tasks.ts';
import { MERGE_PAGES } from './desk/tools/merge.ts';
import { OVERVIEW_PAGES } from './desk/admin/overview.ts';
import { EDITOR_FIGURES_PAGES } from './desk/queue/editor-figures.ts';
import { PLACEMENT_PAGES } from './desk/admin/placements.ts';
import { QUEUE_PAGES } from './desk/queue/queue.ts';
import { RECOMMENDATION_DESK_PAGES } from './desk/recommendations.ts';
import { REPORT_DESK_PAGES } from './desk/reports/reports.ts';
import { REPLY_PAGES } from './desk/queue/replies.ts';
import { REVIEW_LOCK_PAGES } from './desk/queue/review-lock.ts';
import { REVIEW_PAGES } from './desk/queue/review.ts';
import { SCREENING_PAGES } from './desk/admin/screening.ts';
import { SHORTCUT_PAGES } from './desk/shortcuts.ts';
import { SITE_PAGES_PAGES } from './desk/site/pages.ts';
import { SITE_PAGES } from './desk/site/site.ts';
import { REJECT_ALL_PAGES } from './desk/queue/reject-all.ts';
import { TOOL_DESK_PAGES } from './desk/tools/tools.ts';
import { TRANSLATION_PAGES } from './desk/tools/translations.ts';
import { CLAIM_PAGES } from './submissions/claim.ts';
import { errorPage } from './elements/error-page.ts';
import { ALTERNATIVES_PAGES } from './visitors/alternatives.ts';
import { API_PAGES } from './visitors/api-documentation.ts';
import { BOT_PAGES } from './visitors/bot.ts';
import { CATEGORY_PAGES } from './visitors/categories.ts';
import { CATEGORY_TOOL_PAGES } from './visitors/category.ts';
import { COLLECTION_PAGES } from './visitors/collections.ts';
import { COMPARE_PAGES } from './visitors/compare.ts';
import { HOME_PAGES } from './visitors/home.ts';
import { BOOKMARK_PAGES } from './visitors/bookmarks.ts';
import { RANKING_PAGES } from './visitors/ranking.ts';
import { RECOMMENDATION_PAGES } from './visitors/recommendations.ts';
import { REPORT_PAGES } from './visitors/report.ts';
import { SITE_PAGE_PAGES } from './visitors/site-page.ts';
import { STATISTICS_PAGES } from './visitors/statistics.ts';
import { SUGGESTION_PAGES } from './visitors/suggestions.ts';
import { TASK_PAGES } from './visitors/tasks.ts';
import { TOOL_HISTORY_PAGES } from './visitors/tool-history.ts';
import { TOOL_LIST_PAGES } from './visitors/tool-list.ts';
import { TOOL_PAGES } from './visitors/tool.ts';
import { VERSUS_PAGES } from './visitors/versus.ts';

export const PAGES: readonly Page[] = [
  ...HOME_PAGES,
  ...TOOL_LIST_PAGES,
  ...CATEGORY_TOOL_PAGES,
  ...CATEGORY_PAGES,
  ...COLLECTION_PAGES,
  ...TASK_PAGES,
  ...TOOL_PAGES,
  ...ALTERNATIVES_PAGES,
  ...BOOKMARK_PAGES,
  ...COMPARE_PAGES,
  ...VERSUS_PAGES,
  ...RECOMMENDATION_PAGES,
  ...RECOMMEND_PAGES,
  ...REPORT_PAGES,
  ...LIST_DIRECTORY_PAGES,
  ...LIST_PAGES,
  ...TOOL_HISTORY_PAGES,
  ...SUGGESTION_PAGES,
  ...RANKING_PAGES,
  ...API_PAGES,
  ...STATISTICS_PAGES,
  ...BOT_PAGES,
  ...SITE_PAGE_PAGES,
  ...REGISTRATION_PAGES,
  ...VERIFICATION_PAGES,
  ...INVITATION_PAGES,
  ...NOTICE_PAGES,
  ...FOLLOW_PAGES,
  ...OWN_FOLLOW_PAGES,
  ...SET_UP_PAGES,
  ...ACCOUNT_MENU_PAGES,
  ...SIGN_IN_PAGES,
  ...SIGN_IN_STEP_PAGES,
  ...PROVIDER_PAGES,
  ...PASSWORD_RESET_PAGES,
  ...SUBMIT_START_PAGES,
  ...SUBMIT_PAGES,
  ...CORRECTION_PAGES,
  ...SUBMIT_CHECK_PAGES,
  ...SUBMISSION_STATUS_PAGES,
  ...SUGGEST_PAGES,
  ...CLAIM_PAGES,
  ...YEARLY_CONFIRMATION_PAGES,
  ...OWN_SUBMISSION_PAGES,
  ...OWN_PLACEMENT_PAGES,
  ...OWN_REPORT_PAGES,
  ...START_PAGES,
  ...SAVED_PAGES,
  ...OWN_LIST_PAGES,
  ...OWN_LIST_EDIT_PAGES,
  ...OWN_VISIT_PAGES,
  ...TOKEN_PAGES,
  ...GRANT_PAGES,
  ...AUTHORIZATION_PAGES,
  ...WEBHOOK_LIST_PAGES,
  ...WEBHOOK_PAGES,
  ...TERMS_PAGES,
  ...SECURITY_PAGES,
  ...SETTINGS_PAGES,
  ...TWO_FACTOR_PAGES,
  ...RECOVERY_CODE_PAGES,
  ...CONFIRMATION_PAGES,
  ...EMAIL_CHANGE_PAGES,
  ...SHORTCUT_PAGES,
  ...QUEUE_PAGES,
  ...REVIEW_PAGES,
  ...REVIEW_LOCK_PAGES,
  ...EDIT_SUBMISSION_PAGES,
  ...REJECT_ALL_PAGES,
  ...BULK_PAGES,
  ...REPLY_PAGES,
  ...CHANGE_DESK_PAGES,
  ...REPORT_DESK_PAGES,
  ...RECOMMENDATION_DESK_PAGES,
  ...REPORTED_LIST_PAGES,
  ...TOOL_DESK_PAGES,
  ...MERGE_PAGES,
  ...TRANSLATION_PAGES,
  ...CATEGORY_DESK_PAGES,
  ...CATEGORY_PLAN_PAGES,
  ...COLLECTION_DESK_PAGES,
  ...DIGEST_LINES_PAGES,
  ...JOB_DESK_PAGES,
  ...TASK_DESK_PAGES,
  ...ACCOUNT_DESK_PAGES,
  ...AUDIT_PAGES,
  ...BLOCK_PAGES,
  ...INVITATION_DESK_PAGES,
  ...MAIL_PAGES,
  ...OVERVIEW_PAGES,
  ...EDITOR_FIGURES_PAGES,
  ...PLACEMENT_PAGES,
  ...SCREENING_PAGES,
  ...SITE_PAGES,
  ...SITE_PAGES_PAGES,
];

export const SITE: Site = {
  pages: PAGES,
  assets: ASSETS,
  placementVersion: (context) => readPlacementMark(context.db),
  errorPage,
};
