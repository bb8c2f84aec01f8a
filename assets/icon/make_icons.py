#!/usr/bin/env python3
"""Draws the icons of the web page: the poster's bull in front of the sun.

Needs rsvg-convert (librsvg2-bin) and optipng.
"""

import math
import pathlib
import subprocess

WEB = pathlib.Path(__file__).resolve().parents[2] / "web"

# The bull from src/games/hacienda/game_icons/animals.rs, on a sheet of 100 by 100.
BULL = """
<g stroke="#2A2118" stroke-width="2.6" stroke-linejoin="round">
<path fill="#FBEFD2" d="M 34 30 C 18 32 6 24 5 6 C 14 16 24 18 38 18 Z M 66 30 C 82 32 94 24 95 6 C 86 16 76 18 62 18 Z"/>
<path fill="#673F25" d="M 30 34 C 20 30 8 32 2 42 C 10 52 24 52 33 46 Z M 70 34 C 80 30 92 32 98 42 C 90 52 76 52 67 46 Z"/>
<path fill="#825538" d="M 33 20 C 42 14 58 14 67 20 C 76 30 74 48 69 62 C 69 84 62 96 50 96 C 38 96 31 84 31 62 C 26 48 24 30 33 20 Z"/>
<path fill="#FFF6E4" stroke="none" d="M 41 18 C 46 15 54 15 59 18 C 56 36 58 52 66 66 L 34 66 C 42 52 44 36 41 18 Z"/>
<path fill="#F0BFA8" d="M 30 76 C 30 62 40 60 50 60 C 60 60 70 62 70 76 C 70 90 60 97 50 97 C 40 97 30 90 30 76 Z"/>
<path fill="none" stroke-linecap="round" d="M 42 87 Q 50 91 58 87"/>
</g>
<g fill="#2A2118"><ellipse cx="41" cy="75" rx="4.4" ry="5.2"/><ellipse cx="59" cy="75" rx="4.4" ry="5.2"/>
<circle cx="36" cy="43" r="4.6"/><circle cx="64" cy="43" r="4.6"/></g>
"""


def rays(count: int = 16) -> str:
    """Returns light rays from the middle to beyond the edges."""
    parts = []
    for i in range(count):
        left, right = ((i + part) * math.tau / count for part in (-0.25, 0.25))
        at = [f"{50 + 90 * math.sin(angle):.2f} {50 - 90 * math.cos(angle):.2f}" for angle in (left, right)]
        parts.append(f"M 50 50 L {at[0]} L {at[1]} Z")
    return f'<path fill="#F6C06F" d="{" ".join(parts)}"/>'


def picture(side: int, corner: float, bull: float) -> str:
    """Returns an icon as SVG. `corner` is the radius of its corners, `bull` the bull's size relative to the icon."""
    place = f"translate({50 - 50 * bull} {50 - 52 * bull}) scale({bull})"
    return f"""<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}" viewBox="0 0 100 100">
<clipPath id="card"><rect width="100" height="100" rx="{corner}"/></clipPath>
<g clip-path="url(#card)"><rect width="100" height="100" fill="#EFA94F"/>{rays()}
<circle cx="50" cy="50" r="{bull * 50}" fill="#FCE7B2"/>
<path fill="#7C8F35" d="M 0 82 C 20 74 40 80 60 77 S 90 80 100 74 V 100 H 0 Z"/>
<path fill="#55702F" d="M 0 90 C 24 84 44 92 66 88 S 92 86 100 89 V 100 H 0 Z"/>
<g transform="{place}">{BULL}</g></g></svg>"""


def main() -> None:
    """Writes the three icons. The maskable one keeps the bull within the safe circle that no system crops."""
    for name, side, corner, bull in [("icon-192", 192, 18, 0.8), ("icon-512", 512, 18, 0.8), ("icon-maskable", 512, 0, 0.58)]:
        target = WEB / f"{name}.png"
        subprocess.run(["rsvg-convert", "-o", target], input=picture(side, corner, bull).encode(), check=True)
        subprocess.run(["optipng", "-quiet", "-o5", target], check=True)


if __name__ == "__main__":
    main()
