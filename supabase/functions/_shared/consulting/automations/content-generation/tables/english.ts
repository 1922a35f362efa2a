/** Words of posts in English. None calls anybody to a glass. */
export const englishLeads: Readonly<Record<'dish' | 'drink' | 'event', readonly string[]>> = {
  dish: [
    'New to our menu? Start here.',
    'One Brazilian name to learn before you come.',
    'Point at this one on the menu.',
    'From our kitchen, under its own name.',
    'What is on the next table? Probably this.',
    'Worth learning to pronounce.',
    'Travelling? Keep this for the day you come.',
  ],
  drink: [
    'What is in the glass, for those who ask.',
    'From our bar, under its own name.',
    'Not sure what the menu says? This is it.',
  ],
  event: ['On our calendar.', 'Save the date.', 'Visitors welcome.', 'What is on at the house.'],
}

/** Events by how their names begin, without accents; the longest first. */
export const englishEvents: Readonly<Record<string, string>> = {
  'voz e violao': 'live voice and guitar',
  'ceia de natal': 'Christmas Eve supper',
  'ceia de reveillon': 'New Year’s Eve supper',
  'ceia de ano novo': 'New Year’s Eve supper',
  'reveillon com ceia': 'New Year’s Eve party with supper',
  'almoco de natal': 'Christmas lunch',
  'musica ao vivo': 'live music',
  'cafe da manha': 'breakfast',
  'roda de samba': 'live samba, everyone around one table',
  'noite do caranguejo': 'crab night',
  'happy hour': 'happy hour',
  seresta: 'seresta, old Brazilian love songs, live',
  forro: 'live forró, the accordion music people dance to here',
  samba: 'live samba',
  pagode: 'live pagode',
  choro: 'live choro, Brazilian instrumental music',
  chorinho: 'live choro, Brazilian instrumental music',
  sertanejo: 'live sertanejo, Brazilian country music',
  mpb: 'live Brazilian songs',
  jazz: 'live jazz',
  rock: 'live rock',
  blues: 'live blues',
  karaoke: 'karaoke',
  feijoada: 'feijoada, black bean and pork stew',
  caranguejada: 'crab feast',
  brunch: 'brunch',
}
