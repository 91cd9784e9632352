import type { Language } from './city.ts';

export type Mood = 'calm' | 'strong' | 'water' | 'height' | 'play' | 'beat';

/** Words that venue names are made of. Arabic ones are transliterated as their owners write them. */
export const venueWords: Record<Language, Record<Mood, readonly string[]>> = {
  ar: {
    calm: ['Sukoun', 'Noor', 'Yasmine', 'Zeitoun', 'Warde', 'Safa', 'Qamar', 'Shams', 'Hawa', 'Rouh', 'Nada', 'Sama', 'Lawz', 'Salam', 'Sahar', 'Layal', 'Rimal', 'Zahr', 'Amal', 'Hala', 'Nour el Sabah', 'Kharroub'],
    strong: ['Hadid', 'Quwwa', 'Azm', 'Sindyan', 'Sakhr', 'Asad', 'Fahd', 'Nimr', 'Qalaa', 'Jabbar', 'Batal', 'Zilzal', 'Hajar', 'Amoud', 'Sayf', 'Fares', 'Basalt', 'Antar'],
    water: ['Bahr', 'Mawj', 'Nahr', 'Ghadir', 'Marsa', 'Lulu', 'Shati', 'Nawras', 'Sadaf', 'Birke', 'Murjan', 'Qaws', 'Safine', 'Zawraq'],
    height: ['Jabal', 'Qimma', 'Sakhra', 'Wadi', 'Arz', 'Sannine', 'Knaisse', 'Nesr', 'Daraj', 'Hafa', 'Kahf', 'Shir'],
    play: ['Malaab', 'Saha', 'Hadaf', 'Shabab', 'Nejmeh', 'Midan', 'Kora', 'Saqr', 'Rimah', 'Bustan', 'Sanawbar', 'Mina'],
    beat: ['Daff', 'Oud', 'Tarab', 'Iqaa', 'Zaffe', 'Zambak', 'Hayat', 'Nay', 'Derbake', 'Farah', 'Simsim', 'Dalaa'],
  },
  fr: {
    calm: ['Tilleul', 'Olivier', 'Lavande', 'Mistral', 'Clairière', 'Aube', 'Rosée', 'Jasmin', 'Figuier', 'Accalmie', 'Verveine', 'Brise', 'Cèdre', 'Escale'],
    strong: ['Fonderie', 'Basalte', 'Enclume', 'Granit', 'Forge', 'Cobalt', 'Charpente', 'Bélier', 'Faubourg', 'Acier', 'Chêne'],
    water: ['Lagune', 'Écluse', 'Marée', 'Rivage', 'Calanque', 'Phare', 'Nautile', 'Galet', 'Embarcadère'],
    height: ['Falaise', 'Crête', 'Arête', 'Aiguille', 'Versant', 'Sommet', 'Corniche', 'Chamois'],
    play: ['Préau', 'Terrain', 'Tribune', 'Volée', 'Filet', 'Mail', 'Esplanade', 'Rempart'],
    beat: ['Guinguette', 'Tempo', 'Cadence', 'Entrechat', 'Bal', 'Refrain', 'Estrade', 'Rythme'],
  },
  de: {
    calm: ['Atempause', 'Lindenhof', 'Morgentau', 'Stille', 'Lichtung', 'Feldahorn', 'Weide', 'Ruhepol', 'Holunder', 'Sonnenseite'],
    strong: ['Eisenwerk', 'Amboss', 'Granit', 'Schmiede', 'Kraftort', 'Stahlhof', 'Eiche', 'Grundwerk', 'Kessel'],
    water: ['Wasserwerk', 'Seestern', 'Ufer', 'Welle', 'Strömung', 'Schleuse', 'Tiefblau', 'Anker'],
    height: ['Gipfel', 'Steilwand', 'Felswerk', 'Grat', 'Seilschaft', 'Kante', 'Höhenweg'],
    play: ['Spielfeld', 'Volley', 'Anstoß', 'Querfeld', 'Hinterhof', 'Tribüne', 'Grundlinie'],
    beat: ['Taktgefühl', 'Tanzboden', 'Wiegeschritt', 'Kehrwieder', 'Gleichschritt', 'Resonanz', 'Auftakt'],
  },
};
