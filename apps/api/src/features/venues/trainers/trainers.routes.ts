import * as contract from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { route } from '../../../platform/http/routes/route.ts';
import { MAX_VENUE_IMAGE_BYTES } from '../../../platform/storage/image-kinds.ts';
import { withUploads } from '../../../platform/storage/receive-image.ts';
import { archiveTrainer } from './archive-trainer.ts';
import { changeTrainer } from './change-trainer.ts';
import { createTrainer } from './create-trainer.ts';
import { getTrainer } from './get-trainer.ts';
import { listTrainers } from './list-trainers.ts';
import { restoreTrainer } from './restore-trainer.ts';
import { removeTrainerPhoto, setTrainerPhoto } from './set-trainer-photo.ts';

/** No organisation adds more trainers in an hour; a loop in a client would. */
const CREATE_LIMIT = { name: 'create-trainer', points: 200, seconds: 3600, by: 'account' } as const;
/** Decoding is expensive. */
const PHOTO_LIMIT = {
  name: 'set-trainer-photo',
  points: 100,
  seconds: 3600,
  by: 'account',
} as const;

/** Routes with which an organisation keeps its own trainers. */
export function trainerRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, contract.listPartnerTrainers, ({ user, query }) => listTrainers(deps, user, query));
  route(app, contract.createPartnerTrainer, ({ user, body }) => createTrainer(deps, user, body), {
    limit: CREATE_LIMIT,
  });
  route(app, contract.getPartnerTrainer, ({ user, params }) => getTrainer(deps, user, params.id));
  route(app, contract.changePartnerTrainer, ({ user, params, body }) =>
    changeTrainer(deps, user, params.id, body),
  );
  route(app, contract.archivePartnerTrainer, ({ user, params, body }) =>
    archiveTrainer(deps, user, params.id, body),
  );
  route(app, contract.restorePartnerTrainer, ({ user, params }) =>
    restoreTrainer(deps, user, params.id),
  );
  withUploads(
    app,
    (uploadScope) =>
      route(
        uploadScope,
        contract.setTrainerPhoto,
        ({ user, params, request }) => setTrainerPhoto(deps, user, params.id, request),
        { limit: PHOTO_LIMIT },
      ),
    { maxBytes: MAX_VENUE_IMAGE_BYTES },
  );
  route(app, contract.removeTrainerPhoto, ({ user, params }) =>
    removeTrainerPhoto(deps, user, params.id),
  );
}
