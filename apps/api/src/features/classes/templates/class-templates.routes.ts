import * as contract from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { route } from '../../../platform/http/routes/route.ts';
import { archiveClassTemplate } from './archive-class-template.ts';
import { applyClassTemplate } from './change/apply-class-template.ts';
import { changeClassTemplate } from './change/change-class-template.ts';
import { getClassTemplateDifferences } from './change/get-class-template-differences.ts';
import { previewClassTemplate } from './change/preview-class-template.ts';
import { createClassTemplate } from './create-class-template.ts';
import { getClassTemplate } from './get-class-template.ts';
import { listClassTemplates } from './list-class-templates.ts';
import { publishClassTemplate } from './publish-class-template.ts';
import { restoreClassTemplate } from './restore-class-template.ts';

/** No organisation adds more classes in an hour; a loop in a client would. */
const CREATE_LIMIT = { name: 'create-class', points: 200, seconds: 3600, by: 'account' } as const;

/** Routes with which an organisation keeps its classes and their weekly times. */
export function classTemplateRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, contract.listClassTemplates, ({ user, query }) =>
    listClassTemplates(deps, user, query),
  );
  route(
    app,
    contract.createClassTemplate,
    ({ user, body }) => createClassTemplate(deps, user, body),
    { limit: CREATE_LIMIT },
  );
  route(app, contract.getClassTemplate, ({ user, params }) =>
    getClassTemplate(deps, user, params.id),
  );
  route(app, contract.previewClassTemplate, ({ user, params, body }) =>
    previewClassTemplate(deps, user, params.id, body),
  );
  route(app, contract.changeClassTemplate, ({ user, params, body }) =>
    changeClassTemplate(deps, user, params.id, body),
  );
  route(app, contract.getClassTemplateDifferences, ({ user, params }) =>
    getClassTemplateDifferences(deps, user, params.id),
  );
  route(app, contract.applyClassTemplate, ({ user, params, body }) =>
    applyClassTemplate(deps, user, params.id, body),
  );
  route(app, contract.publishClassTemplate, ({ user, params }) =>
    publishClassTemplate(deps, user, params.id),
  );
  route(app, contract.archiveClassTemplate, ({ user, params, body }) =>
    archiveClassTemplate(deps, user, params.id, body),
  );
  route(app, contract.restoreClassTemplate, ({ user, params }) =>
    restoreClassTemplate(deps, user, params.id),
  );
}
