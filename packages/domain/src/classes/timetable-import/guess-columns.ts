import { foldSearchText } from '../search/search-words.ts';

/** What a column of a timetable may say. */
export const TIMETABLE_FIELDS = [
  'title',
  'weekday',
  'date',
  'start',
  'end',
  'duration',
  'trainer',
  'activity',
  'capacity',
  'description',
  'first_date',
  'last_date',
] as const;

export type TimetableField = (typeof TIMETABLE_FIELDS)[number];

/** How timetables in English, French and German head their columns. */
const HEADINGS: Record<TimetableField, readonly string[]> = {
  title:
    'title,class,class name,course,name,session,titre,cours,nom du cours,nom,intitulé,seance,kurs,kursname,titel,klasse,bezeichnung,angebot'.split(
      ',',
    ),
  weekday: 'weekday,day,day of week,day of the week,jour,jour de la semaine,wochentag,tag'.split(
    ',',
  ),
  date: 'date,session date,class date,date du cours,datum,termin,kursdatum'.split(','),
  start:
    'start,start time,starts,begin,from,time,début,heure de début,heure,de,horaire,beginn,start um,startzeit,uhrzeit,von,anfang,zeit'.split(
      ',',
    ),
  end: 'end,end time,ends,until,to,finish,fin,heure de fin,à,jusqu à,ende,endzeit,bis,schluss'.split(
    ',',
  ),
  duration:
    'duration,minutes,length,length min,duration min,duration minutes,durée,durée min,dauer,dauer min,dauer in minuten,minuten,länge'.split(
      ',',
    ),
  trainer:
    'trainer,coach,teacher,instructor,with,led by,professeur,prof,entraîneur,animateur,intervenant,avec,lehrer,lehrerin,kursleiter,kursleitung,leitung,trainerin,mit'.split(
      ',',
    ),
  activity:
    'activity,category,type,kind,discipline,sport,activité,catégorie,genre,aktivität,kategorie,sportart,art,disziplin'.split(
      ',',
    ),
  capacity:
    'capacity,places,spots,max,max participants,participants,places available,capacité,nombre de places,participants max,effectif,plätze,kapazität,teilnehmer,teilnehmerzahl,max teilnehmer,anzahl plätze'.split(
      ',',
    ),
  description: 'description,details,notes,about,descriptif,remarques,beschreibung,info'.split(','),
  first_date:
    'first date,start date,from date,date de début,première date,startdatum,erstes datum,erster termin,beginn am,ab'.split(
      ',',
    ),
  last_date:
    'last date,end date,to date,until date,date de fin,dernière date,enddatum,letztes datum,letzter termin,ende am'.split(
      ',',
    ),
};

/**
 * What each column says, by its heading; null where the heading says nothing. A field is found once,
 * in the first column that is headed so.
 */
export function guessColumns(headings: readonly string[]): (TimetableField | null)[] {
  const taken = new Set<TimetableField>();
  return headings.map((heading) => {
    const folded = foldSearchText(heading);
    const field = TIMETABLE_FIELDS.find((one) => !taken.has(one) && isHeading(one, folded)) ?? null;
    if (field) taken.add(field);
    return field;
  });
}

const FOLDED = new Map(
  TIMETABLE_FIELDS.map((field) => [field, new Set(HEADINGS[field].map(foldSearchText))]),
);
const isHeading = (field: TimetableField, folded: string) =>
  FOLDED.get(field)?.has(folded) ?? false;
