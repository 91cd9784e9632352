import { FirstRow, FirstRows, FirstSlot } from '#features/explore/first-rows/first-rows.tsx';
import frame from '#layouts/frames/app-shell.module.css';
import { joinClasses } from '#ui/layout/join-classes.ts';

/** Explore's first rows in the frame of the app as templates, in one language; the row has no words. */
export function ExploreFirstRows({ language }: { language: string }) {
  return (
    <>
      <template data-template={`first-rows-${language}`}>
        <section
          className={joinClasses('pulse-first-rows', frame.shell)}
          data-frame="bars"
          aria-busy="true"
        >
          <div className={frame.main}>
            <div className={frame.full}>
              <FirstRows />
            </div>
          </div>
        </section>
      </template>
      <template data-template={`first-slot-${language}`}>
        <FirstSlot />
      </template>
      {language === 'en' && (
        <template data-template="first-row">
          <FirstRow />
        </template>
      )}
    </>
  );
}
