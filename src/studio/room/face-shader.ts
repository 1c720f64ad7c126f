import { materials } from './sculpture/figure.ts'
import { parts, travel } from './sculpture/rig.ts'
import { studio } from './sculpture/studio-light.ts'

/** Numbers of the sculpture, written as GLSL writes them: what moves a cell there moves it here. */
const n = (value: number) => value.toFixed(5)
const v3 = (value: readonly [number, number, number]) => `vec3(${value.map(n).join(', ')})`

/**
 * One cell per instance, its three faces towards the visitor, moved by the same weights and travels as
 * `moveCell` of the rig, lit by what the sculpture knows of its light.
 */
export const vertexShader = `#version 300 es
precision highp float;

in vec3 corner;
in vec3 axis;
in vec4 place;
in vec4 form;
in vec4 paint;
in vec4 sky;
in vec4 weightA;
in vec4 weightB;
in vec4 weightC;

uniform mat4 view;
uniform vec3 eyeAt;
uniform vec3 eyeball;
uniform float bodyYaw;
uniform vec3 head;
uniform vec2 gaze;
uniform vec2 lidsAndBrows;
uniform vec3 mouthA;
uniform vec3 mouthB;
uniform float breath;
uniform float loosen;
uniform float time;
uniform vec4 looks[${materials.length}];

out vec3 light;

vec3 aboutX(vec3 p, float a) { float c = cos(a), s = sin(a); return vec3(p.x, p.y * c - p.z * s, p.y * s + p.z * c); }
vec3 aboutZ(vec3 p, float a) { float c = cos(a), s = sin(a); return vec3(p.x * c - p.y * s, p.x * s + p.y * c, p.z); }
vec3 aboutY(vec3 p, float a) { float c = cos(a), s = sin(a); return vec3(p.x * c + p.z * s, p.y, -p.x * s + p.z * c); }

void main() {
  float open = mouthA.x, wide = mouthA.y, pursed = max(mouthA.z, 0.0);
  float upper = mouthB.x, lower = mouthB.y, smile = mouthB.z;
  float jaw = weightA.z, spread = weightA.w;
  float front = weightB.x, corners = weightB.w;
  float kind = weightC.z;
  float part = floor(kind / 16.0);
  int material = int(mod(kind, 16.0));
  float seed = weightC.w;
  vec3 p = place.xyz;
  float ownPitch = 0.0, ownYaw = 0.0;

  if (part < 0.5) {
    float side = sign(p.x);
    p.x += spread * ${n(travel.wide)} * wide - abs(spread) * p.x * ${n(travel.round.x)} * pursed + side * corners * ${n(travel.smile.x)} * smile;
    p.y += ${n(travel.jaw.y)} * jaw * open + weightB.y * ${n(travel.upper)} * upper - weightB.z * ${n(travel.lower)} * lower
      + corners * ${n(travel.smile.y)} * smile + weightA.y * ${n(travel.brow)} * lidsAndBrows.y;
    p.z += ${n(travel.jaw.z)} * jaw * open + front * ${n(travel.round.z)} * pursed - abs(spread) * 0.02 * wide + corners * ${n(travel.smile.z)} * smile;
  } else {
    vec3 middle = vec3(sign(p.x) * eyeball.x, eyeball.y, eyeball.z);
    bool isBall = part < ${n(parts.eyeball + 0.5)};
    ownPitch = isBall ? -gaze.y : -${n(travel.lid)} * (1.0 - lidsAndBrows.x);
    ownYaw = isBall ? gaze.x : 0.0;
    p = middle + aboutY(aboutX(p - middle, ownPitch), ownYaw);
  }

  float y0 = p.y;
  float z0 = p.z;
  vec3 pivot = vec3(0.0, ${n(travel.pivot.y)}, ${n(travel.pivot.z)});
  vec3 turn = head * weightA.x;
  p = pivot + aboutY(aboutZ(aboutX(p - pivot, turn.x), turn.y), turn.z);
  p.y += ${n(travel.breath.y)} * breath * smoothstep(-2.6, -1.7, y0);
  p.z += ${n(travel.breath.z)} * breath * (1.0 - smoothstep(-1.8, -1.2, y0)) * smoothstep(-0.3, 0.4, z0);

  // Cells leave one after the other, drift apart in a slow turn, and shrink to nothing at the end.
  float apart = smoothstep(0.0, 1.0, clamp(loosen * 1.7 - seed * 0.7, 0.0, 1.0));
  float wander = seed * 43.0;
  vec3 away = normalize(vec3(sin(wander * 1.7), 0.35 + 0.6 * sin(wander * 2.9), cos(wander * 2.3)) + vec3(p.x, p.y * 0.3, p.z) * 0.6);
  vec3 drift = vec3(sin(time * 0.6 + wander), cos(time * 0.5 + wander * 1.3), sin(time * 0.4 + wander * 0.7)) * 0.12;
  p += (away * (0.5 + 1.1 * fract(wander)) + drift) * apart * apart;
  float tumble = apart * (2.0 + 3.0 * fract(wander * 1.3));

  vec3 size = vec3(place.w);
  size.x *= 1.0 + 1.5 * weightC.y * (pursed + 0.4 * abs(wide));
  size.y *= 1.0 + 0.2 * weightC.x * open + 0.3 * front * (abs(upper) + abs(lower)) + 0.2 * corners * abs(smile);
  // Between raised brows and the still hairline the rows part: their cells grow into the gaps.
  size.y *= 1.0 + 4.0 * weightA.y * (1.0 - weightA.y) * abs(lidsAndBrows.y);
  size *= 1.0 - 0.45 * apart - 0.55 * smoothstep(0.75, 1.0, loosen) * apart;

  #define TURNED(v) aboutY(aboutY(aboutZ(aboutX(aboutY(aboutX(aboutY(v, tumble), ownPitch), ownYaw), turn.x), turn.y), turn.z), bodyYaw)
  vec3 at = aboutY(p, bodyYaw);
  vec3 towards = normalize(eyeAt - at);
  vec3 faceAxis = TURNED(axis);
  vec3 ax = TURNED(vec3(1.0, 0.0, 0.0));
  vec3 ay = TURNED(vec3(0.0, 1.0, 0.0));
  vec3 az = TURNED(vec3(0.0, 0.0, 1.0));
  float flip = dot(faceAxis, towards) > 0.0 ? 1.0 : -1.0;
  vec3 local = corner * mix(vec3(1.0), vec3(flip), axis) * size * 0.5;
  vec3 world = at + ax * local.x + ay * local.y + az * local.z;
  gl_Position = view * vec4(world, 1.0);

  vec4 look = looks[material];
  vec3 formTurned = normalize(TURNED(form.xyz));
  vec3 normal = normalize(mix(formTurned, faceAxis * flip, mix(look.x, 1.0, apart)));
  vec3 keyFrom = ${v3(studio.key.from)};
  vec3 rimFrom = ${v3(studio.rim.from)};
  vec3 voltFrom = ${v3(studio.volt.from)};
  float free = mix(paint.w, 1.0, apart);
  float wrap = look.w > 0.5 && look.w < 1.5 ? 0.12 : 0.0;
  float byKey = max(0.0, (dot(normal, keyFrom) + wrap) / (1.0 + wrap)) * free;
  float byRim = max(0.0, dot(normal, rimFrom)) * mix(sky.w, 0.7, apart);
  float byVolt = (material == ${materials.indexOf('eye')} ? 0.0 : max(0.0, dot(normal, voltFrom))) * mix(form.w, 0.7, apart);
  vec3 room = mix(sky.rgb, vec3(0.3), apart) * (1.0 + 0.5 * (normal.y - formTurned.y) + 0.2 * (normal.z - formTurned.z));
  float glint = look.y * pow(max(0.0, dot(normal, normalize(keyFrom + towards))), look.z) * free;
  float edge = 0.6 * look.y * pow(max(0.0, dot(normal, normalize(rimFrom + towards))), look.z) * sky.w;
  vec3 keyLight = ${v3(studio.key.light)};
  vec3 rimLight = ${v3(studio.rim.light)};
  vec3 fallen = keyLight * byKey + rimLight * byRim + ${v3(studio.volt.light)} * byVolt + room;
  light = paint.rgb * fallen + glint * keyLight + edge * rimLight + (look.w > 1.5 ? paint.rgb * 0.55 : vec3(0.0));
}`

export const fragmentShader = `#version 300 es
precision highp float;
in vec3 light;
out vec4 screen;
void main() {
  vec3 c = light * (0.74 + 0.26 * min(vec3(1.0), light / 0.3));
  float peak = max(c.r, max(c.g, c.b));
  if (peak > 0.78) c *= (1.0 - 0.0484 / (peak + 0.22 - 0.78)) / peak;
  c = mix(c * 12.92, 1.055 * pow(max(c, 0.0), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c));
  screen = vec4(c, 1.0);
}`
