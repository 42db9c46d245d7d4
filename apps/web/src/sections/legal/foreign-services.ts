/** Something of somebody else's that pages load, because a deployment says so (RD-11). */
export interface ForeignService {
  readonly what: string;
  readonly origin: string;
}

export interface ServiceSettings {
  readonly performanceScriptUrl: string | undefined;
  readonly bookletUrl: string | undefined;
}

export function foreignServices({ performanceScriptUrl, bookletUrl }: ServiceSettings): readonly ForeignService[] {
  return [
    ...serviceAt('a script that measures how fast pages are', performanceScriptUrl),
    ...serviceAt('a presentation in the product booklet', bookletUrl),
  ];
}

function serviceAt(what: string, url: string | undefined): readonly ForeignService[] {
  return url === undefined || url === '' ? [] : [{ what, origin: new URL(url).origin }];
}
